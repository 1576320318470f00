#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace fondaco::server {

/// What an operator can watch (Prometheus). From any thread.
class Metrics {
 public:
  Metrics();
  ~Metrics();
  Metrics(const Metrics&) = delete;
  Metrics& operator=(const Metrics&) = delete;

  void opened_line();
  void closed_line();
  void open_tables(std::size_t count);
  void added_entry(std::string_view what);
  void stored(double seconds);
  void thought(double seconds);
  void refused(std::string_view code);
  void answered(int status);
  void called_hook(bool reached);

  /// All of it in Prometheus' text format.
  std::string text() const;

 private:
  struct Family;
  std::unique_ptr<Family> family_;
};

}  // namespace fondaco::server
