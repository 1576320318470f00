// What is said while the shuffling is checked.

const en = {
  title: "Was the shuffling fair?",
  lead: "Every shuffle, draw and roll of this game comes from one number, the seed. The server fixed it before the first move, and here you can check that it was not changed since.",
  seal: "Before the first move: the seal",
  sealText:
    "When the table was made, the server drew the seed, kept it secret and told everybody its seal: a fingerprint (SHA-256) that fits this seed only and from which nobody can work the seed out.",
  noted: (when: string) => `This browser wrote the seal down before the first move, on ${when}.`,
  notedLate: (decision: number, when: string) =>
    `This browser first saw the seal after decision ${decision}, on ${when}. Whoever sat there from the beginning can compare it.`,
  notNoted: "This browser did not see the table before its end. Whoever sat there can compare the seal.",
  notedOther: (seal: string) => `This is not the seal that this browser wrote down, which was ${seal}.`,
  told: "After the last move: seed and salt",
  toldText:
    "Now that nothing can be won by knowing it, the seed is told. The salt is a random text sealed with it, so that nobody could find the seed by trying numbers.",
  later: "They are told as soon as the game is over. Come back then.",
  seed: "Seed",
  salt: "Salt",
  compute: "The fingerprint, computed here",
  computeText: "If the seed is the sealed one, the same computation gives the same fingerprint. What is computed is the SHA-256 of this text:",
  position: "…and the position from which the game went on, as its record has it.",
  do: "Compute it",
  byBrowser: "Computed by your browser’s own SHA-256, in this page.",
  byPage: "Computed by this page itself: a browser lends its own SHA-256 only to pages that come over https or from the same machine.",
  elsewhere: "To trust not even this page, compute it in a terminal:",
  failed: "The record could not be fetched. Try again.",
  same: "Both are the same: the seed is the one that was sealed before the first move.",
  other: "They differ: this is not the seed that was sealed. Don’t trust this game.",
  decides: "What the seed decides",
  decidesText:
    "With the options of the table the seed fixes every shuffle, draw and roll, whoever plays. Save the record of the game and replay it on your own machine: the program shuffles anew from the seed, repeats every decision and says so where anything differs.",
  record: "Save the record",
  limit: "What this can’t show is how the server drew the seed. It did so before it knew a single move.",
};

const ru: typeof en = {
  title: "Честно ли перемешали?",
  lead: "Всё перемешивание, добор и броски этой партии получаются из одного числа — зерна. Сервер выбрал его до первого хода, и здесь можно проверить, что с тех пор его не подменили.",
  seal: "До первого хода: печать",
  sealText:
    "Когда стол создали, сервер выбрал зерно, оставил его в тайне, а всем сообщил печать — отпечаток (SHA-256), который подходит только к этому зерну и по которому зерно не узнать.",
  noted: (when) => `Этот браузер записал печать до первого хода: ${when}.`,
  notedLate: (decision, when) => `Этот браузер впервые увидел печать после решения ${decision}: ${when}. Сравнить её может тот, кто сидел за столом с начала.`,
  notNoted: "До конца партии этот браузер за столом не был. Сравнить печать может тот, кто за ним сидел.",
  notedOther: (seal) => `Это не та печать, которую записал этот браузер; тогда была ${seal}.`,
  told: "После последнего хода: зерно и соль",
  toldText:
    "Теперь, когда знание зерна уже ничего не даёт, его открывают. Соль — случайный текст, запечатанный вместе с ним, чтобы зерно нельзя было найти перебором.",
  later: "Их откроют, как только партия закончится. Загляните сюда потом.",
  seed: "Зерно",
  salt: "Соль",
  compute: "Отпечаток, вычисленный здесь",
  computeText: "Если зерно то самое, те же вычисления дадут тот же отпечаток. Вычисляется SHA-256 такого текста:",
  position: "…и положение, с которого началась партия, как оно стоит в её записи.",
  do: "Вычислить",
  byBrowser: "Вычислено прямо на этой странице, средствами самого браузера.",
  byPage: "Вычислено самой страницей: свой SHA-256 браузер даёт только страницам, полученным по https или с этого же компьютера.",
  elsewhere: "Не верите и странице — вычислите в терминале:",
  failed: "Не удалось получить запись. Попробуйте ещё раз.",
  same: "Отпечатки совпали: зерно то самое, что было запечатано до первого хода.",
  other: "Отпечатки разные: запечатано было другое зерно. Этой партии верить нельзя.",
  decides: "Что решает зерно",
  decidesText:
    "Вместе с настройками стола зерно определяет всё перемешивание, добор и броски, кто бы ни играл. Сохраните запись и повторите партию на своём компьютере: программа заново перемешает всё по зерну, повторит каждое решение и сообщит, если что-то не сойдётся.",
  record: "Сохранить запись",
  limit: "Нельзя показать только одно: как сервер выбирал зерно. Но он сделал это, ещё не зная ни одного хода.",
};

export const texts = { en, ru };
