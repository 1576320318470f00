# fondaco_embed(VARIABLE PATH=FILE…): sources (in VARIABLE) that hold the files, so that the program needs none of them.
function(fondaco_embed variable)
  set(source ${CMAKE_BINARY_DIR}/generated/server/embedded.cpp)
  set(symbols "")
  set(list "")
  set(files "")
  set(number 0)
  foreach(pair ${ARGN})
    string(REGEX MATCH "^([^=]*)=(.*)$" pair ${pair})
    set(path ${CMAKE_MATCH_1})
    set(file ${CMAKE_MATCH_2})
    set(name fondaco_file_${number})
    string(APPEND symbols "asm(\".section .rodata\\n.global ${name}\\n${name}:\\n.incbin \\\"${file}\\\"\\n.global ${name}_end\\n"
                          "${name}_end:\\n.byte 0\\n.previous\\n\");\nextern \"C\" const char ${name}[], ${name}_end[];\n")
    string(APPEND list "      {\"${path}\", {${name}, static_cast<std::size_t>(${name}_end - ${name})}},\n")
    list(APPEND files ${file})
    math(EXPR number "${number} + 1")
  endforeach()
  file(GENERATE OUTPUT ${source} CONTENT
"// Made by cmake/embed.cmake; not to be edited.

#include \"server/embedded.hpp\"

${symbols}
namespace fondaco::server {

std::span<const Embedded> embedded_files() {
  static const Embedded kFiles[] = {
${list}  };
  return kFiles;
}

}  // namespace fondaco::server
")
  set_source_files_properties(${source} PROPERTIES GENERATED TRUE OBJECT_DEPENDS "${files}")
  set(${variable} ${source} PARENT_SCOPE)
endfunction()
