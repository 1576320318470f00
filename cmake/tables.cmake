# data/GAME.json becomes build/…/generated/games/GAME/tables.hpp (constexpr) and an embedded copy for the clients.
set(FONDACO_GENERATED ${CMAKE_BINARY_DIR}/generated)
file(GLOB make_tables_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tools/make_tables/*.cpp)
add_executable(make_tables ${make_tables_sources})
target_include_directories(make_tables PRIVATE ${PROJECT_SOURCE_DIR}/tools/make_tables)
target_link_libraries(make_tables PRIVATE fondaco_flags)
set_target_properties(make_tables PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tools)

function(fondaco_tables game)
  set(data ${PROJECT_SOURCE_DIR}/data/${game}.json)
  set(tables ${FONDACO_GENERATED}/games/${game}/tables.hpp)
  set(embedded ${FONDACO_GENERATED}/data/${game}.cpp)
  file(MAKE_DIRECTORY ${FONDACO_GENERATED}/games/${game} ${FONDACO_GENERATED}/data)
  # A stamp, since files that would not change keep their time.
  set(stamp ${FONDACO_GENERATED}/${game}.stamp)
  add_custom_command(
    OUTPUT ${stamp}
    BYPRODUCTS ${tables} ${embedded}
    COMMAND make_tables ${game} data/${game}.json ${tables} ${embedded}
    COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    DEPENDS make_tables ${data}
    COMMENT "Tables of ${game}"
    VERBATIM)
  add_custom_target(tables_${game} DEPENDS ${stamp})
endfunction()
