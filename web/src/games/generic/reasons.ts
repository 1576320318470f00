// Reasons that every game knows, and how a game's own become sentences.

import { now, words, type Both } from "@/text/words.svelte";

const common: Both<Record<string, string>> = {
  en: {
    game_over: "The game is over.",
    not_your_decision: "Somebody else decides now.",
    unknown_action: "There is no such move.",
    other_question: "Another question is being asked now.",
  },
  ru: {
    game_over: "Партия окончена.",
    not_your_decision: "Сейчас решает другой игрок.",
    unknown_action: "Такого хода нет.",
    other_question: "Сейчас задан другой вопрос.",
  },
};

/** A sentence and the anchor of the rule for a reason; `rules` names anchors, the empty key the usual one. */
export function reasonOf(own: Both<Record<string, string>>, rules: Record<string, string>, reason: string): { text: string; rule: string } {
  const text = now(own)[reason] ?? now(common)[reason] ?? words.now.errors["illegal"] ?? "";
  return { text, rule: rules[reason] ?? rules[""] ?? "" };
}
