// What can be set up.

import type { Choice } from "../face";
import { flag } from "../generic/choices";

export const choices: Choice[] = [
  {
    key: "closed_port_policy",
    name: { en: "Closed ports", ru: "Закрытые порты" },
    why: {
      en: "With two or three players four ports are closed: one each that makes wood, wine, stone and marble.",
      ru: "Вдвоём и втроём четыре порта закрыты: по одному с деревом, вином, камнем и мрамором.",
    },
    values: [
      { value: "random", name: { en: "By lot", ru: "По жребию" } },
      { value: "draft", name: { en: "The players choose", ru: "Выбирают игроки" } },
    ],
    usual: "random",
    players: [2, 3],
  },
  {
    key: "capture_blockade",
    name: { en: "Captures can be blockaded", ru: "Захват можно блокировать" },
    why: {
      en: "An opponent with more sailors in the zone may stop the capture of a neutral port.",
      ru: "Соперник, у которого в зоне больше моряков, может помешать захвату нейтрального порта.",
    },
    values: flag,
    usual: true,
  },
  {
    key: "defender_loots",
    name: { en: "The defender loots", ru: "Добыча защитнику" },
    why: {
      en: "A galley that was attacked and has sunk the attacker may take its goods.",
      ru: "Галера, потопившая нападавшего, может забрать его товары.",
    },
    values: flag,
    usual: false,
  },
  {
    key: "land_ends_activation",
    name: { en: "Landing ends the turn", ru: "Высадка заканчивает ход" },
    why: {
      en: "Otherwise a galley that has landed sailors may go on attacking galleys.",
      ru: "Иначе после высадки галера может и дальше нападать на галеры.",
    },
    values: flag,
    usual: true,
  },
  {
    key: "min_attack_strength",
    name: { en: "Strength needed to attack", ru: "Мощь для нападения" },
    why: {
      en: "With 0 even a galley that has used up its strength by rowing may attack, without dice.",
      ru: "При 0 может нападать и галера, потратившая всю мощь на путь, — без кубиков.",
    },
    values: [
      { value: 1, name: { en: "1", ru: "1" } },
      { value: 0, name: { en: "0", ru: "0" } },
    ],
    usual: 1,
  },
  {
    key: "sailor_transfer_both_ways_everywhere",
    name: { en: "Sailors move both ways everywhere", ru: "Моряки переходят везде" },
    why: {
      en: "Sailors may come aboard from other own galleys in every zone, not only in own ports.",
      ru: "Брать моряков с других своих галер можно в любой зоне, а не только в своих портах.",
    },
    values: flag,
    usual: false,
  },
  {
    key: "new_galley_crew",
    name: { en: "The first sailor of a new galley", ru: "Первый моряк новой галеры" },
    why: {
      en: "It is hired for a ducat, or may also come from the garrison of the port.",
      ru: "Его нанимают за дукат, или можно взять и моряка из порта.",
    },
    values: [
      { value: "hire", name: { en: "Is hired", ru: "Нанимают" } },
      { value: "hire_or_garrison", name: { en: "Hired or from the garrison", ru: "Нанимают или из порта" } },
    ],
    usual: "hire",
  },
  {
    key: "hidden_money",
    name: { en: "Hidden money", ru: "Скрытые деньги" },
    why: {
      en: "The page does not show what others have. Every payment is seen when it is made.",
      ru: "Страница не показывает деньги соперников. Каждый платёж виден, когда его делают.",
    },
    values: flag,
    usual: false,
  },
];
