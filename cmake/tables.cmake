# data/GAME.json becomes build/…/generated/games/GAME/tables.hpp (constexpr) and an embedded copy for the clients.
set(FONDACO_GENERATED ${CMAKE_BINARY_DIR}/generated)
set(make_tables_folder ${PROJECT_SOURCE_DIR}/tools/make_tables)
add_executable(make_tables)
fondaco_sources(make_tables main ${make_tables_folder}/main.cpp ${make_tables_folder}/json_check.cpp)
foreach(game ${FONDACO_GAMES})
  file(GLOB sources CONFIGURE_DEPENDS ${make_tables_folder}/${game}*.cpp)
  fondaco_sources(make_tables ${game} ${sources})
endforeach()
# It runs once for each game, and also where the program itself would not.
target_compile_options(make_tables PRIVATE -O0)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
  target_compile_options(make_tables PRIVATE -march=x86-64)
endif()
target_include_directories(make_tables PRIVATE ${make_tables_folder})
target_link_libraries(make_tables PRIVATE fondaco_flags)
set_target_properties(make_tables PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tools)

add_custom_target(tables) # of all games
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
  add_dependencies(tables tables_${game})
endfunction()
