import { describe, expect, it } from "vitest";
import { choices } from "./choices";
import doc from "../../../../docs/calimala-json.md?raw";

describe("options of a table", () => {
  const rows = Object.fromEntries(
    (doc.split("## Options")[1]?.split("## ")[0] ?? "")
      .split("\n")
      .filter((line) => line.startsWith("| `"))
      .map((line) => line.split("|").map((cell) => cell.trim()))
      .map(([, key = "", values = ""]) => [key.replaceAll("`", ""), [...values.matchAll(/`(\w+)`/g)].map((match) => match[1])]),
  );
  const usual = JSON.parse(doc.split("## Options")[1]?.split("```json")[1]?.split("```")[0] ?? "{}") as Record<string, unknown>;
  it.each(choices.map((choice) => [choice.key, choice] as const))("%s has the values of the document, and its usual one", (key, choice) => {
    const known = rows[key] ?? [];
    for (const { value } of choice.values) expect(known).toContain(value);
    if (key !== "layout") expect(choice.values).toHaveLength(known.length);
    expect(choice.usual).toBe(usual[key]);
    expect(choice.values.map(({ value }) => value)).toContain(choice.usual);
  });
});
