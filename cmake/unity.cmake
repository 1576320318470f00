# fondaco_sources(TARGET GROUP FILE…): the files belong to the target. Where FONDACO_UNITY is on, those of a group are compiled as
# one, so that what they all include is read once. Presets without it keep every file complete by itself.
option(FONDACO_UNITY "Compile files that belong together as one" ON)
function(fondaco_sources target group)
  target_sources(${target} PRIVATE ${ARGN})
  set_source_files_properties(${ARGN} PROPERTIES UNITY_GROUP ${group})
  if(FONDACO_UNITY AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    target_compile_options(${target} PRIVATE -Wno-subobject-linkage) # it takes the files for headers
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${FONDACO_UNITY} UNITY_BUILD_MODE GROUP)
endfunction()
