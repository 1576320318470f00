// Says in a sentence that the processor is too old, before anything runs that would end in a signal. Compiled
// without the instructions that it asks for (src/CMakeLists.txt).

#if defined(__x86_64__)

#include <unistd.h>

namespace {

/// Before every other constructor of the program.
[[gnu::constructor(101)]] void check_processor() {
  __builtin_cpu_init();
  if (__builtin_cpu_supports("popcnt") && __builtin_cpu_supports("sse4.2") &&
      __builtin_cpu_supports("ssse3")) {
    return;
  }
  constexpr char kSentence[] =
      "fondaco: this processor is too old: it lacks instructions that x86-64 machines have had since 2009 "
      "(level x86-64-v2).\n";
  [[maybe_unused]] const auto written = write(STDERR_FILENO, kSentence, sizeof kSentence - 1);
  _exit(1);
}

}  // namespace

#endif
