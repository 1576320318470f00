import { expect, it } from "vitest";
import type { Option } from "@/games/face";
import type { GameEvent } from "@/line/protocol";
import { hireAgain } from "./again";

const hire = (at: string | number): Option => ({
  legal: { do: `hire ${at}`, id: 0, kind: "hire", at },
  lead: "shop:sailor",
  targets: [],
  label: "",
  verb: "",
  group: "",
});
const options = [hire("VAL"), hire(4)];
const told = (...events: GameEvent[]) => [{ decision: 0, seat: 0, events }];

it("names the place where a sailor was just hired, if another one has room there", () => {
  expect(hireAgain(told({ type: "hired", seat: 0, at: 4 }), 0, options)).toBe(options[1]);
  expect(hireAgain(told({ type: "hired", seat: 0, at: "GEN" }), 0, options)).toBeNull();
});
it("names none after anything else, or after somebody else hired", () => {
  expect(hireAgain([...told({ type: "hired", seat: 0, at: 4 }), ...told({ type: "built", seat: 0, port: "VAL", what: "fort" })], 0, options)).toBeNull();
  expect(hireAgain(told({ type: "hired", seat: 1, at: 4 }), 0, options)).toBeNull();
  expect(hireAgain([], 0, options)).toBeNull();
});
