// Texts of a hint.

const en = {
  hint: {
    then: (steps: string) => `Then: ${steps}`,
    or: (what: string, chance: number) => `or ${what}, ${chance}%`,
    rather: "Choose this one",
    better: "Still looking for better…",
  },
};

const ru: typeof en = {
  hint: {
    then: (steps: string) => `Затем: ${steps}`,
    or: (what: string, chance: number) => `или ${what}, ${chance}\u00a0%`,
    rather: "Выбрать этот вариант",
    better: "Ищу вариант получше…",
  },
};

export const hint = { en, ru };
