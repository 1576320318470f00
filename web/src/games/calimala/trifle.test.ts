// The order of drawing cards for impossible actions (rules 3.5).

import { expect, it } from "vitest";
import { trifle } from "./trifle";
import type { View } from "@/line/protocol";

const view = (hand_size: number): View => ({ players: [{ hand_size }], activation: { slots: ["sea", "build"] } });
const draw = (action: string) => ({ do: `compensate ${action}`, id: 0, kind: "compensate", action });
const both = [draw("build"), draw("sea")];

it("cards for actions that are all impossible are drawn as the street has them", () => {
  expect(trifle(view(0), 0, both)?.do).toBe("compensate sea");
});
it("whoever holds cards, or could do anything else, is asked", () => {
  expect(trifle(view(1), 0, both)).toBeNull();
  expect(trifle(view(0), 0, [...both, { do: "wood", id: 0, kind: "carry_out", action: "wood" }])).toBeNull();
  expect(trifle(view(0), 0, [draw("sea")])).toBeNull();
});
