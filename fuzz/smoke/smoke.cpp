#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "core/rng.hpp"

// smoke INPUTS [FOLDER…]: the fuzz target on random bytes, and on the files of the folders with random
// changes.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int main(int argc, char** argv) {
  const int inputs = argc > 1 ? std::atoi(argv[1]) : 1000;
  std::vector<std::string> files;
  for (int i = 2; i < argc; ++i) {
    for (const auto& entry : std::filesystem::directory_iterator(argv[i])) {
      std::ifstream in(entry.path(), std::ios::binary);
      files.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
      LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(files.back().data()), files.back().size());
    }
  }
  fondaco::Rng rng(2026);
  for (int i = 0; i < inputs; ++i) {
    std::string bytes;
    if (files.empty() || i % 4 == 0) {
      bytes.resize(rng.below(1500));
      for (char& byte : bytes) byte = static_cast<char>(rng.below(256));
    } else {
      bytes = files[rng.below(static_cast<std::uint32_t>(files.size()))];
      for (std::uint32_t changes = 1 + rng.below(4); changes > 0 && !bytes.empty(); --changes) {
        const auto at = rng.below(static_cast<std::uint32_t>(bytes.size()));
        switch (rng.below(4)) {
          case 0: bytes[at] = static_cast<char>(rng.below(256)); break;
          case 1: bytes.resize(at); break;
          case 2: bytes.erase(at, 1 + rng.below(20)); break;
          default:
            bytes.insert(at,
                         bytes.substr(rng.below(static_cast<std::uint32_t>(bytes.size())), rng.below(40)));
        }
      }
    }
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
  }
  std::printf("%d inputs\n", inputs);
  return 0;
}
