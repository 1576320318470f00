import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Option } from "./asking";
import { Choosing, holds, UNSEEN } from "./choosing.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let id = 0;
const option = (lead: string | null, targets: string[]): Option => ({
  legal: { do: `${lead} ${targets.join(" ")}`, id: ++id, kind: "" },
  lead,
  targets,
  label: `${lead} ${targets.join(" ")}`,
  verb: "",
  group: "",
});

describe("a bag of targets", () => {
  it("holds a part, things that stand there several times counted", () => {
    expect(holds(["a", "a", "b"], ["a", "a"])).toBe(true);
    expect(holds(["a", "b"], ["a", "a"])).toBe(false);
    expect(holds(["a"], [])).toBe(true);
  });
});

describe("choosing", () => {
  const streets = () => [option("disc:own", ["street:0"]), option("disc:own", ["street:1"]), option("disc:white", ["street:1"])];

  it("takes the usual lead and lights its targets and all leads", () => {
    const choosing = new Choosing();
    choosing.offer(streets(), "disc:own");
    expect(choosing.lead).toBe("disc:own");
    expect([...choosing.lit].sort()).toEqual(["disc:own", "disc:white", "street:0", "street:1"]);
    expect(choosing.chosen).toBeNull();
  });

  it("means an option when its target is touched, and does it when touched again", () => {
    const choosing = new Choosing();
    const options = streets();
    choosing.onConfirm = vi.fn();
    choosing.offer(options, "disc:own");
    choosing.touch("street:1");
    expect(choosing.chosen).toBe(options[1]);
    expect(choosing.light("street:1")).toBe("chosen");
    expect(choosing.onConfirm).not.toHaveBeenCalled();
    choosing.touch("street:1");
    expect(choosing.onConfirm).toHaveBeenCalledWith(options[1]);
  });

  it("moves the preview to another lit place", () => {
    const choosing = new Choosing();
    const options = streets();
    choosing.offer(options, "disc:own");
    choosing.touch("street:1");
    choosing.touch("street:0");
    expect(choosing.chosen).toBe(options[0]);
  });

  it("keeps the place when the lead changes, if that is possible", () => {
    const choosing = new Choosing();
    const options = streets();
    choosing.offer(options, "disc:own");
    choosing.touch("street:1");
    choosing.takeLead("disc:white");
    expect(choosing.chosen).toBe(options[2]);
    choosing.drop();
    choosing.touch("street:0");
    choosing.takeLead("disc:white");
    expect(choosing.chosen).toBeNull();
    expect([...choosing.lit]).toContain("street:1");
    expect([...choosing.lit]).not.toContain("street:0");
    choosing.takeLead("disc:own");
    choosing.touch("street:1");
    expect(choosing.light("street:0")).toBe("legal");
  });

  it("adds up what is touched several times: 1 cube, then 2", () => {
    const choosing = new Choosing();
    const one = option("action:sea", ["city:lisbon"]);
    const two = option("action:sea", ["city:lisbon", "city:lisbon"]);
    const both = option("action:sea", ["city:barcelona", "city:lisbon"]);
    choosing.onConfirm = vi.fn();
    choosing.offer([one, two, both]);
    choosing.touch("city:lisbon");
    expect(choosing.chosen).toBe(one);
    choosing.touch("city:lisbon");
    expect(choosing.chosen).toBe(two);
    expect(choosing.onConfirm).not.toHaveBeenCalled();
    choosing.touch("city:lisbon");
    expect(choosing.onConfirm).toHaveBeenCalledWith(two);
    choosing.drop();
    choosing.touch("city:lisbon");
    choosing.touch("city:barcelona");
    expect(choosing.chosen).toBe(both);
  });

  it("means a lead without targets at once, and does it when touched again", () => {
    const choosing = new Choosing();
    const wood = option("action:wood", []);
    choosing.onConfirm = vi.fn();
    choosing.offer([wood, option("action:sea", ["city:lisbon"])]);
    expect(choosing.chosen).toBeNull();
    choosing.touch("action:wood");
    expect(choosing.chosen).toBe(wood);
    choosing.touch("action:wood");
    expect(choosing.onConfirm).toHaveBeenCalledWith(wood);
  });

  it("prefers what comes first when a place serves two leads", () => {
    const choosing = new Choosing();
    const street = option("action:sea", ["city:lisbon"]);
    const card = option("hand:sea", ["city:lisbon"]);
    choosing.offer([street, card]);
    choosing.touch("city:lisbon");
    expect(choosing.chosen).toBe(street);
    choosing.touch("hand:sea");
    expect(choosing.chosen).toBe(card);
  });

  it("names options outright, also those that the board does not show", () => {
    const choosing = new Choosing();
    const finish = option(null, []);
    choosing.onConfirm = vi.fn();
    choosing.offer([option("action:wood", []), finish]);
    choosing.name(finish);
    expect(choosing.chosen).toBe(finish);
    choosing.name(finish);
    expect(choosing.onConfirm).toHaveBeenCalledWith(finish);
  });

  it("tells when something is touched that is not lit, and changes nothing", () => {
    const choosing = new Choosing();
    choosing.onBlocked = vi.fn();
    choosing.offer(streets(), "disc:own");
    choosing.touch("street:1");
    choosing.touch("street:7");
    expect(choosing.onBlocked).toHaveBeenCalledWith("street:7");
    expect(choosing.light("street:1")).toBe("chosen");
  });
});

describe("what needs no touch", () => {
  const finish = { ...option(null, []), plain: true };
  it("is the only option, or the one that ends or passes; not just any that is nowhere on the board", () => {
    const choosing = new Choosing();
    const only = option("a", ["b"]);
    choosing.offer([only]);
    expect(choosing.plain).toBe(only);
    choosing.offer([only, option(null, []), finish]);
    expect(choosing.plain).toBe(finish);
    choosing.offer([only, option(null, [])]);
    expect(choosing.plain).toBeNull();
  });
  it("is done by confirming, unless something was begun", () => {
    const choosing = new Choosing();
    choosing.onConfirm = vi.fn();
    choosing.offer([option("a", ["b"]), option("a", ["c"]), finish]);
    vi.advanceTimersByTime(UNSEEN);
    choosing.touch("a");
    choosing.confirm();
    expect(choosing.onConfirm).not.toHaveBeenCalled();
    choosing.drop();
    choosing.confirm();
    expect(choosing.onConfirm).toHaveBeenCalledWith(finish);
  });
  it("is never what gives something away, unless there is nothing else", () => {
    const choosing = new Choosing();
    const end = { ...finish, givesAway: true };
    choosing.offer([option("a", ["b"]), end]);
    expect(choosing.ready).toBeNull();
    choosing.offer([end]);
    expect(choosing.ready).toBe(end);
  });
});

describe("confirming", () => {
  const offered = () => {
    const choosing = new Choosing();
    choosing.onConfirm = vi.fn();
    const options = [option("a", ["b"]), { ...option(null, ["end"]), plain: true }] as const;
    choosing.offer(options);
    return { choosing, options };
  };
  it("does not answer what came between two clicks of a double click", () => {
    const { choosing, options } = offered();
    choosing.confirm();
    vi.advanceTimersByTime(UNSEEN - 1);
    choosing.confirm();
    expect(choosing.onConfirm).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    choosing.confirm();
    expect(choosing.onConfirm).toHaveBeenCalledExactlyOnceWith(options[1]);
  });
  it("does at once what was chosen by list or board, however quickly", () => {
    const { choosing, options } = offered();
    choosing.name(options[0]);
    choosing.confirm();
    expect(choosing.onConfirm).toHaveBeenLastCalledWith(options[0]);
    choosing.offer(options);
    choosing.touch("end");
    choosing.touch("end");
    expect(choosing.onConfirm).toHaveBeenLastCalledWith(options[1]);
  });
  it("does not take the end of many quick clicks at one place for an answer to the next question", () => {
    for (const at of ["board", "list"] as const) {
      const { choosing, options } = offered();
      const click = () => (at === "board" ? choosing.touch("end") : choosing.name(options[1]));
      vi.mocked(choosing.onConfirm).mockImplementation(() => choosing.offer(options));
      for (let clicks = 0; clicks < 4; ++clicks) click();
      expect(choosing.onConfirm).toHaveBeenCalledOnce();
      expect(choosing.chosen).toBeNull();
      vi.advanceTimersByTime(UNSEEN);
      click();
      click();
      expect(choosing.onConfirm).toHaveBeenCalledTimes(2);
    }
  });
  it("waits also where something was proposed, until it is chosen or seen", () => {
    const { choosing, options } = offered();
    choosing.propose(options[0]);
    choosing.confirm();
    choosing.name(options[0]);
    choosing.touch("b");
    expect(choosing.onConfirm).not.toHaveBeenCalled();
    vi.advanceTimersByTime(UNSEEN);
    choosing.confirm();
    expect(choosing.onConfirm).toHaveBeenCalledExactlyOnceWith(options[0]);
  });
});

describe("several steps", () => {
  const hire = (at: string, most: number): Option => ({
    ...option("shop:sailor", [`port:${at}`]),
    several: {
      most,
      times: (count) => ({ steps: Array.from({ length: count }, () => `hire ${at}`), label: () => `${count} sailors`, verb: () => `Hire ${count}` }),
    },
  });
  const plan = (...steps: string[]) => ({ steps, label: () => "A route", verb: () => "Row" });

  it("are as many as were counted, of what is chosen", () => {
    const choosing = new Choosing();
    const [val, gen] = [hire("VAL", 3), hire("GEN", 2)];
    choosing.offer([val, gen]);
    choosing.times(2);
    expect(choosing.several).toBeNull();
    choosing.name(val);
    expect([choosing.count, choosing.several]).toEqual([1, null]);
    choosing.times(3);
    expect(choosing.several?.steps).toEqual(["hire VAL", "hire VAL", "hire VAL"]);
    choosing.times(4);
    choosing.times(0);
    expect(choosing.count).toBe(3);
    choosing.name(gen);
    expect([choosing.count, choosing.several]).toEqual([1, null]);
  });
  it("are done by a second touch of what is chosen", () => {
    const choosing = new Choosing();
    choosing.onConfirm = vi.fn();
    choosing.offer([hire("VAL", 3), hire("GEN", 2)]);
    choosing.touch("shop:sailor");
    choosing.touch("port:VAL");
    choosing.times(2);
    choosing.touch("port:VAL");
    expect(choosing.onConfirm).toHaveBeenCalledOnce();
    expect(choosing.several?.steps).toHaveLength(2);
  });
  it("of a plan are forgotten by whoever touches the first of them", () => {
    const choosing = new Choosing();
    const [near, other] = [option(null, ["zone:ALG"]), option(null, ["zone:SAR"])];
    choosing.onConfirm = vi.fn();
    choosing.offer([near, other]);
    choosing.plan(near, plan("move ALG", "move TUN"), true);
    expect([choosing.chosen, choosing.planned]).toEqual([near, true]);
    choosing.touch("zone:ALG");
    expect([choosing.chosen, choosing.several]).toEqual([near, null]);
    choosing.plan(near, plan("move ALG", "move TUN"), true);
    choosing.name(near);
    expect([choosing.chosen, choosing.several]).toEqual([near, null]);
    expect(choosing.onConfirm).not.toHaveBeenCalled();
  });
  it("of a plan do not come back when its first step is chosen again", () => {
    const choosing = new Choosing();
    const [near, other] = [option(null, ["zone:ALG"]), option(null, ["zone:SAR"])];
    choosing.offer([near, other]);
    choosing.plan(near, plan("move ALG", "move TUN"), true);
    choosing.touch("zone:SAR");
    choosing.touch("zone:ALG");
    expect([choosing.chosen, choosing.several]).toEqual([near, null]);
    choosing.plan(near, plan("move ALG", "move TUN"), true);
    choosing.drop();
    choosing.name(near);
    expect(choosing.several).toBeNull();
  });
});
