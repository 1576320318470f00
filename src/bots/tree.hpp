#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <vector>

#include "bots/judge.hpp"

// The memory of a search: for each decision in it a node, for each option tried or thought of an edge.

namespace fondaco {

struct Node;

// Both have the same size on every target, pointers of four bytes or eight: a tree is full after as many, so
// that a search gives the same answer.

/// An option of a node, as seen by the node's seat.
struct Edge {
  std::int64_t sum = 0;  // of the seat's utilities
  alignas(8) Node* children = nullptr;
  alignas(8) std::uint32_t visits = 0;
  Utility first = 0;  // what the evaluation says of the option
  float liking = 0;   // how much it draws the search; only compared with its neighbours
  Action action = 0;
};

/// A decision of a seat. What follows an option may differ from world to world, so an edge has a chain of
/// children, one for each seat that may have to decide then.
struct Node {
  alignas(8) Edge* edges = nullptr;  // ascending by action
  alignas(8) Node* next = nullptr;
  alignas(8) std::int32_t best_lead = 0;
  std::uint16_t count = 0;
  std::uint16_t capacity = 0;
  Seat seat = kNobody;

  Edge* begin() const { return edges; }
  Edge* end() const { return edges + count; }
};

static_assert(sizeof(Edge) == 32 && sizeof(Node) == 32);

/// Nodes and edges in one piece of memory that is given back as a whole and never grows beyond a bound.
class Tree {
 public:
  explicit Tree(std::size_t most_bytes) : most_chunks_(most_bytes / kChunk) {}

  /// Whether a node with so many edges still finds room.
  bool has_room(std::size_t edges) const {
    return chunks_.size() < most_chunks_ || used_ + bytes_of(edges) + sizeof(Node) <= kChunk ||
           next_ < chunks_.size();
  }
  std::size_t bytes() const { return chunks_.size() * kChunk; }
  bool half_full() const { return 2 * next_ > most_chunks_; }
  void clear() {
    next_ = 0;
    used_ = kChunk;
  }

  Node* add_node(Seat seat) {
    Node* node = new (take(sizeof(Node))) Node{};
    node->seat = seat;
    return node;
  }
  /// Makes room for so many edges in a node. Those it has keep their order at its beginning.
  void reserve(Node& node, std::size_t edges) {
    if (edges <= node.capacity) return;
    auto* place = static_cast<Edge*>(take(bytes_of(edges)));
    for (std::size_t i = 0; i < edges; ++i) new (place + i) Edge(i < node.count ? node.edges[i] : Edge{});
    node.edges = place;
    node.capacity = static_cast<std::uint16_t>(edges);
  }

 private:
  static constexpr std::size_t kChunk = std::size_t{1} << 18;
  static_assert(ActionList::kCapacity * sizeof(Edge) + sizeof(Node) <= kChunk);
  static constexpr std::size_t bytes_of(std::size_t edges) { return edges * sizeof(Edge); }

  void* take(std::size_t bytes) {
    if (used_ + bytes > kChunk) {
      if (next_ == chunks_.size()) chunks_.push_back(std::make_unique<std::byte[]>(kChunk));
      ++next_;
      used_ = 0;
    }
    void* place = chunks_[next_ - 1].get() + used_;
    used_ += bytes;
    return place;
  }

  std::vector<std::unique_ptr<std::byte[]>> chunks_;
  std::size_t most_chunks_;
  std::size_t next_ = 0;       // chunks in use
  std::size_t used_ = kChunk;  // bytes of the last of them
};

}  // namespace fondaco
