#include "server/metrics.hpp"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

namespace fondaco::server {

namespace {

const prometheus::Histogram::BucketBoundaries kSeconds = {0.0001, 0.0003, 0.001, 0.003, 0.01,
                                                          0.03,   0.1,    0.3,   1,     3};

}  // namespace

struct Metrics::Family {
  prometheus::Registry registry;
  prometheus::Gauge& lines =
      prometheus::BuildGauge().Name("fondaco_connections").Help("Open sockets").Register(registry).Add({});
  prometheus::Gauge& tables = prometheus::BuildGauge()
                                  .Name("fondaco_tables_open")
                                  .Help("Tables in memory")
                                  .Register(registry)
                                  .Add({});
  prometheus::Family<prometheus::Counter>& entries = prometheus::BuildCounter()
                                                         .Name("fondaco_entries_total")
                                                         .Help("Entries added to logs")
                                                         .Register(registry);
  prometheus::Family<prometheus::Counter>& refusals = prometheus::BuildCounter()
                                                          .Name("fondaco_refusals_total")
                                                          .Help("Messages refused, by code")
                                                          .Register(registry);
  prometheus::Family<prometheus::Counter>& answers = prometheus::BuildCounter()
                                                         .Name("fondaco_http_total")
                                                         .Help("HTTP answers, by status")
                                                         .Register(registry);
  prometheus::Family<prometheus::Counter>& hooks =
      prometheus::BuildCounter().Name("fondaco_webhooks_total").Help("Webhooks called").Register(registry);
  prometheus::Histogram& store = prometheus::BuildHistogram()
                                     .Name("fondaco_store_seconds")
                                     .Help("From asking for an entry to be stored to its being durable")
                                     .Register(registry)
                                     .Add({}, kSeconds);
  prometheus::Histogram& thoughts = prometheus::BuildHistogram()
                                        .Name("fondaco_bot_seconds")
                                        .Help("From asking a bot to its decision")
                                        .Register(registry)
                                        .Add({}, kSeconds);
};

Metrics::Metrics() : family_(std::make_unique<Family>()) {}
Metrics::~Metrics() = default;

void Metrics::opened_line() { family_->lines.Increment(); }
void Metrics::closed_line() { family_->lines.Decrement(); }
void Metrics::open_tables(std::size_t count) { family_->tables.Set(static_cast<double>(count)); }
void Metrics::added_entry(std::string_view what) {
  family_->entries
      .Add({
          {"what", std::string(what)}
  })
      .Increment();
}
void Metrics::stored(double seconds) { family_->store.Observe(seconds); }
void Metrics::thought(double seconds) { family_->thoughts.Observe(seconds); }
void Metrics::refused(std::string_view code) {
  family_->refusals
      .Add({
          {"code", std::string(code)}
  })
      .Increment();
}
void Metrics::answered(int status) {
  family_->answers
      .Add({
          {"status", std::to_string(status)}
  })
      .Increment();
}
void Metrics::called_hook(bool reached) {
  family_->hooks
      .Add({
          {"reached", reached ? "yes" : "no"}
  })
      .Increment();
}

std::string Metrics::text() const {
  return prometheus::TextSerializer().Serialize(family_->registry.Collect());
}

}  // namespace fondaco::server
