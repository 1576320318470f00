// What happened, in sentences.

import { payers } from "../sea";
import { seen, type SerenissimaView } from "../view";
import { dogeName, goodName, nouns, payersText, placeName, zoneName } from "./names";
import type { Line, People } from "../../face";
import { number, run, seatOf, Story, text } from "../../generic/story";
import type { GameEvent, View } from "@/line/protocol";
import { list } from "@/text/language";
import { now, words } from "@/text/words.svelte";

const en = {
  closed: (port: string) => `${port} is closed for this game.`,
  took_port: (who: string, port: string) => `${who} starts in ${port}.`,
  launched: (who: string, galley: number, place: string) => `${who} launches galley ${galley} at ${place}.`,
  round_started: (round: number) => `Round ${round} begins.`,
  turn_started: (who: string, galley: number) => `The wheel comes to galley ${galley} of ${who}.`,
  activated: (who: string, galley: number) => `${who} activates galley ${galley}.`,
  invested: (who: string, galley: number) => `${who} invests instead of activating galley ${galley}.`,
  loadedFree: (who: string, good: string, galley: number) => `${who} loads ${good} onto galley ${galley}, free.`,
  loaded: (who: string, good: string, galley: number, ducats: string) => `${who} loads ${good} onto galley ${galley} for ${ducats}.`,
  loadedTo: (who: string, good: string, galley: number, ducats: string, owner: string) =>
    `${who} loads ${good} onto galley ${galley} for ${ducats}; ${owner} is paid.`,
  sailor: {
    fromport: (who: string, galley: number) => `${who} takes a sailor from the port aboard galley ${galley}.`,
    toport: (who: string, galley: number) => `${who} sends a sailor of galley ${galley} into the port.`,
    from: (who: string, galley: number, other: number) => `${who} moves a sailor from galley ${other} to galley ${galley}.`,
    to: (who: string, galley: number, other: number) => `${who} moves a sailor from galley ${galley} to galley ${other}.`,
  } as Record<string, (who: string, galley: number, other: number) => string>,
  good: (who: string, good: string, from: number, to: number) => `${who} moves ${good} from galley ${from} to galley ${to}.`,
  jettisoned: (who: string, good: string, galley: number) => `${who} throws ${good} overboard from galley ${galley}.`,
  sunk: (who: string, galley: number) => `Galley ${galley} of ${who} sinks.`,
  moved: (who: string, galley: number, zones: string) => `${who} rows galley ${galley} to ${zones}.`,
  blocks: {
    move: (who: string) => `${who} declares a blockade: the galley stops.`,
    sale: (who: string) => `${who} blockades the sale.`,
    capture: (who: string) => `${who} blockades the capture.`,
  } as Record<string, (who: string) => string>,
  lets: {
    move: (who: string) => `${who} lets the galley pass.`,
    sale: (who: string) => `${who} lets the galley sell.`,
    capture: (who: string) => `${who} lets the galley capture the port.`,
  } as Record<string, (who: string) => string>,
  sold: (who: string, good: string, port: string, ducats: string) => `${who} sells ${good} in ${port} for ${ducats}.`,
  stored: (who: string, good: string, port: string) => `${who} stores ${good} in ${port}.`,
  attackedGalley: (who: string, galley: number, target: number) => `${who} attacks galley ${target} with galley ${galley}.`,
  attackedNamed: (who: string, galley: number, port: string) => `${who} attacks ${port} with galley ${galley}.`,
  attackedPort: (who: string, galley: number) => `${who} attacks the port with galley ${galley}.`,
  fort_fired: (who: string, port: string, dice: string, skulls: string) => `The fort of ${port} (${who}) fires ${dice}: ${skulls}.`,
  rolled: (who: string, dice: string, skulls: string, against: string, hits: string) =>
    `Battle: ${who} rolls ${dice} (${skulls}), the other side ${against} (${hits}).`,
  looted: (who: string, good: string, galley: number) => `${who} takes ${good} as loot onto galley ${galley}.`,
  lost_port: (who: string, port: string) => `${who} loses ${port}.`,
  landed: (who: string, port: string, sailors: string) => `${who} takes ${port} and lands ${sailors}.`,
  hiredPort: (who: string, port: string) => `${who} hires a sailor for ${port}.`,
  hiredGalley: (who: string, galley: number) => `${who} hires a sailor for galley ${galley}.`,
  bought: (who: string, galley: number, port: string, ducats: string) => `${who} buys galley ${galley} for ${ducats} and launches it at ${port}.`,
  boughtGarrison: (who: string, galley: number, port: string, ducats: string) =>
    `${who} buys galley ${galley} for ${ducats} and launches it at ${port} with a sailor of the garrison.`,
  fort: (who: string, port: string) => `${who} builds a fort in ${port}.`,
  basilica: (who: string, port: string) => `${who} builds a basilica in ${port}.`,
  doge: (card: string) => `The round ends. Doge card: ${card}.`,
  advanced: (track: number) => `The time marker moves to ${track}.`,
  shuffled: "All Doge cards are shuffled into a new pile.",
  scoring: (number: number) => `Scoring ${number}: ports and basilicas pay.`,
  income: { wine: "for wine", warehouses: "from warehouses", basilicas: "from basilicas" } as Record<string, string>,
  special: (who: string) => `${who} has fewer than two galleys and may buy some.`,
  turn_over: (who: string, galley: number) => `${who} ends the turn of galley ${galley}.`,
  broke_off: (who: string, galley: number) => `${who} breaks off the battle; the turn of galley ${galley} is over.`,
  game_over: "The game is over.",
};

const ru: typeof en = {
  closed: (port) => `На эту партию закрыт порт ${port}.`,
  took_port: (who, port) => `${who} начинает в порту ${port}.`,
  launched: (who, galley, place) => `${who} спускает на воду галеру ${galley}: ${place}.`,
  round_started: (round) => `Начинается раунд ${round}.`,
  turn_started: (who, galley) => `Колесо доходит до галеры ${galley}: ходит ${who}.`,
  activated: (who, galley) => `${who} активирует галеру ${galley}.`,
  invested: (who, galley) => `${who} инвестирует вместо хода галеры ${galley}.`,
  loadedFree: (who, good, galley) => `${who} грузит на галеру ${galley}: ${good}, бесплатно.`,
  loaded: (who, good, galley, ducats) => `${who} грузит на галеру ${galley}: ${good} за ${ducats}.`,
  loadedTo: (who, good, galley, ducats, owner) => `${who} грузит на галеру ${galley}: ${good} за ${ducats}, их получает ${owner}.`,
  sailor: {
    fromport: (who, galley) => `${who} берёт моряка из порта на галеру ${galley}.`,
    toport: (who, galley) => `${who} отправляет моряка с галеры ${galley} в порт.`,
    from: (who, galley, other) => `${who} переводит моряка с галеры ${other} на галеру ${galley}.`,
    to: (who, galley, other) => `${who} переводит моряка с галеры ${galley} на галеру ${other}.`,
  },
  good: (who, good, from, to) => `${who} передаёт с галеры ${from} на галеру ${to}: ${good}.`,
  jettisoned: (who, good, galley) => `${who} скидывает за борт галеры ${galley}: ${good}.`,
  sunk: (who, galley) => `Галера ${galley} тонет (${who}).`,
  moved: (who, galley, zones) => `${who} ведёт галеру ${galley}: ${zones}.`,
  blocks: {
    move: (who) => `${who} объявляет блокаду: галера останавливается.`,
    sale: (who) => `${who} объявляет блокаду продажи.`,
    capture: (who) => `${who} объявляет блокаду захвата.`,
  },
  lets: {
    move: (who) => `${who} пропускает галеру.`,
    sale: (who) => `${who} не мешает продаже.`,
    capture: (who) => `${who} не мешает захвату.`,
  },
  sold: (who, good, port, ducats) => `${who} продаёт товар, порт ${port}: ${good} за ${ducats}.`,
  stored: (who, good, port) => `${who} пополняет свой склад, порт ${port}: ${good}.`,
  attackedGalley: (who, galley, target) => `${who} нападает галерой ${galley} на галеру ${target}.`,
  attackedNamed: (who, galley, port) => `${who} нападает галерой ${galley} на порт ${port}.`,
  attackedPort: (who, galley) => `${who} нападает галерой ${galley} на порт.`,
  fort_fired: (who, port, dice, skulls) => `Форт стреляет, порт ${port} (${who}), ${dice}: ${skulls}.`,
  rolled: (who, dice, skulls, against, hits) => `Сражение: ${who} бросает ${dice} (${skulls}), другая сторона — ${against} (${hits}).`,
  looted: (who, good, galley) => `${who} забирает на галеру ${galley}: ${good}.`,
  lost_port: (who, port) => `${who} теряет порт ${port}.`,
  landed: (who, port, sailors) => `${who} занимает порт ${port} и высаживает ${sailors}.`,
  hiredPort: (who, port) => `${who} нанимает моряка в порт ${port}.`,
  hiredGalley: (who, galley) => `${who} нанимает моряка на галеру ${galley}.`,
  bought: (who, galley, port, ducats) => `${who} покупает за ${ducats} галеру ${galley} и спускает её на воду: ${port}.`,
  boughtGarrison: (who, galley, port, ducats) => `${who} покупает за ${ducats} галеру ${galley} и спускает её на воду: ${port}, моряк на неё из порта.`,
  fort: (who, port) => `${who} строит форт, порт ${port}.`,
  basilica: (who, port) => `${who} строит базилику, порт ${port}.`,
  doge: (card) => `Раунд окончен. Карта дожа: ${card}.`,
  advanced: (track) => `Фишка времени переходит на деление ${track}.`,
  shuffled: "Все карты дожа перетасованы в новую колоду.",
  scoring: (number) => `Подсчёт ${number}: платят порты и базилики.`,
  income: { wine: "за вино", warehouses: "за склады", basilicas: "за базилики" },
  special: (who) => `${who}: галер меньше двух, можно докупить.`,
  turn_over: (who, galley) => `${who} заканчивает ход галеры ${galley}.`,
  broke_off: (who, galley) => `${who} прекращает сражение; ход галеры ${galley} окончен.`,
  game_over: "Партия окончена.",
};

const texts = { en, ru };

/** Whether no port can have changed hands between an income, followed by these events, and a position: nobody has ended a turn yet. */
function heldSince(after: readonly GameEvent[], { phase, round, wheel, fought }: SerenissimaView): boolean {
  const has = (type: string, field: string, value: number) => after.some((event) => event.type === type && number(event, field) === value);
  if (phase === "over") return after.some(({ type }) => type === "game_over");
  return has("round_started", "round", round) && has("turn_started", "galley", wheel) && !fought && phase !== "land";
}

/** Whether the ports of a position have paid exactly this; what was stored or built since would pay more. */
const paidBy = ({ ports }: SerenissimaView, event: GameEvent): boolean =>
  ports !== undefined && payers(ports, seatOf(event), text(event, "reason")).reduce((sum, { ducats }) => sum + ducats, 0) === number(event, "ducats");

/** The incomes of everybody, a sentence for each, that follow a card or a scoring; with the ports if a position shows them still. */
function incomes(story: Story, people: People, events: GameEvent[], after: readonly GameEvent[], view: SerenissimaView): void {
  const t = now(texts);
  const known = heldSince(after, view) && events.every((event) => paidBy(view, event));
  for (const seat of new Set(events.map(seatOf))) {
    const own = events.filter((event) => seatOf(event) === seat);
    const parts = own.map((event) => {
      const reason = text(event, "reason");
      const ports = known ? ` (${payersText(view.ports, seat, reason)})` : "";
      return `${nouns().ducats(number(event, "ducats"))} ${t.income[reason] ?? ""}`.trim() + ports;
    });
    story.say(
      seat,
      `${people.name(seat)}: ${list(words.language, parts)}.`,
      own.reduce((sum, event) => sum + number(event, "ducats"), 0),
    );
  }
}

/** The port of an attack: named by what follows, else where the galley lies that attacks it still. */
function besieged(events: readonly GameEvent[], galley: number, view: SerenissimaView): string | null {
  const told = events.find(({ type }) => type === "fort_fired" || type === "lost_port");
  if (told !== undefined) return text(told, "port");
  return view.target === "port" && view.galley === galley ? (view.galleys[String(galley)]?.zone ?? null) : null;
}

/** `previous`: the events of the decision before. */
export function tell(events: GameEvent[], people: People, raw: View, previous: readonly GameEvent[] = []): Line[] {
  const view = seen(raw);
  const t = now(texts);
  // Whoever ends the turn after a roll that has sunk nobody breaks off.
  const brokeOff = previous.at(-1)?.type === "rolled";
  const story = new Story();
  for (let i = 0; i < events.length; ++i) {
    const event = events[i]!;
    const seat = seatOf(event);
    const who = event["seat"] === undefined ? "" : people.name(seat);
    const galley = number(event, "galley");
    const good = goodName(text(event, "good"));
    const port = placeName(text(event, "port"));
    const dice = (field: string) => nouns().dice(number(event, field));
    const skulls = (field: string) => nouns().skulls(number(event, field));
    switch (event.type) {
      case "closed":
        story.say(null, t.closed(port));
        break;
      case "took_port":
        story.say(seat, t.took_port(who, port));
        break;
      case "launched":
        // A purchase has told it.
        if (events[i - 1]?.type !== "bought") story.say(seat, t.launched(who, galley, placeName(text(event, "zone"))));
        break;
      case "round_started":
        story.say(null, t.round_started(number(event, "round")));
        break;
      case "turn_started":
        story.hush(seat, t.turn_started(who, galley));
        break;
      case "activated":
        story.say(seat, t.activated(who, galley));
        break;
      case "invested":
        story.say(seat, t.invested(who, galley));
        break;
      case "loaded": {
        const price = number(event, "price");
        const owner = event["to"];
        const ducats = nouns().ducats(price);
        if (price === 0) story.say(seat, t.loadedFree(who, good, galley));
        else if (typeof owner === "number") story.say(seat, t.loadedTo(who, good, galley, ducats, people.name(owner)));
        else story.say(seat, t.loaded(who, good, galley, ducats));
        break;
      }
      case "sailor": {
        const way = text(event, "way");
        story.say(seat, t.sailor[typeof event["with"] === "number" ? way : `${way}port`]?.(who, galley, Number(event["with"])) ?? "");
        break;
      }
      case "good": {
        const other = number(event, "with");
        story.say(seat, text(event, "way") === "to" ? t.good(who, good, galley, other) : t.good(who, good, other, galley));
        break;
      }
      case "jettisoned":
        story.say(seat, t.jettisoned(who, good, galley));
        break;
      case "sunk":
        story.say(seat, t.sunk(who, galley));
        break;
      case "moved": {
        const way = run(events, i, "moved");
        story.say(seat, t.moved(who, galley, way.map((one) => zoneName(text(one, "zone"))).join(" – ")));
        i += way.length - 1;
        break;
      }
      case "blockade":
        story.say(seat, (event["declared"] === true ? t.blocks : t.lets)[text(event, "of")]?.(who) ?? "");
        break;
      case "sold": {
        const ducats = number(event, "ducats");
        story.say(seat, ducats === 0 ? t.stored(who, good, port) : t.sold(who, good, port, nouns().ducats(ducats)), ducats);
        break;
      }
      case "attacked": {
        const target = event["target"];
        if (typeof target === "number") {
          story.say(seat, t.attackedGalley(who, galley, target));
          break;
        }
        const at = besieged(events.slice(i + 1), galley, view);
        story.say(seat, at === null ? t.attackedPort(who, galley) : t.attackedNamed(who, galley, placeName(at)));
        break;
      }
      case "fort_fired":
        story.say(seat, t.fort_fired(who, port, dice("dice"), skulls("skulls")));
        break;
      case "rolled":
        story.say(seat, t.rolled(who, dice("dice"), skulls("skulls"), dice("against_dice"), skulls("against_skulls")));
        break;
      case "looted":
        story.say(seat, t.looted(who, good, galley));
        break;
      case "lost_port":
        story.say(seat, t.lost_port(who, port));
        break;
      case "landed":
        story.say(seat, t.landed(who, port, nouns().theSailors(number(event, "sailors"))));
        break;
      case "hired": {
        const at = event["at"];
        story.say(seat, typeof at === "number" ? t.hiredGalley(who, at) : t.hiredPort(who, placeName(String(at))));
        break;
      }
      case "bought": {
        const bought = event["from_garrison"] === true ? t.boughtGarrison : t.bought;
        story.say(seat, bought(who, galley, port, nouns().ducats(number(event, "ducats"))));
        break;
      }
      case "built":
        story.say(seat, (text(event, "what") === "fort" ? t.fort : t.basilica)(who, port));
        break;
      case "doge":
        story.say(null, t.doge(dogeName(text(event, "card"))));
        break;
      case "advanced":
        story.say(null, t.advanced(number(event, "track")));
        break;
      case "shuffled":
        story.say(null, t.shuffled);
        break;
      case "scoring":
        story.say(null, t.scoring(number(event, "number")));
        break;
      case "income": {
        const all = run(events, i, "income");
        incomes(story, people, all, events.slice(i + all.length), view);
        i += all.length - 1;
        break;
      }
      case "special":
        story.say(seat, t.special(who));
        break;
      case "turn_over":
        if (i === 0 && brokeOff) story.say(seat, t.broke_off(who, galley));
        // A Doge card would drown it.
        else if (i === 0 && events.some(({ type }) => type === "doge")) story.say(seat, t.turn_over(who, galley));
        else story.hush(seat, t.turn_over(who, galley));
        break;
      case "game_over":
        story.say(null, t.game_over);
        break;
    }
  }
  return story.told();
}

/** Elements that a decision touched. */
export function touched(events: GameEvent[]): string[] {
  return events.flatMap((event) => {
    switch (event.type) {
      case "took_port":
      case "sold":
      case "lost_port":
      case "landed":
      case "built":
      case "closed":
        return [`port:${text(event, "port")}`];
      case "moved":
      case "launched":
      case "loaded":
      case "jettisoned":
      case "looted":
        return [`galley:${number(event, "galley")}`];
      case "attacked":
        return [`galley:${number(event, "galley")}`, ...(typeof event["target"] === "number" ? [`galley:${event["target"]}`] : [])];
      case "doge":
        return ["doge"];
      case "sailor":
      case "good":
        return [`galley:${number(event, "galley")}`, ...(typeof event["with"] === "number" ? [`galley:${event["with"]}`] : [])];
      case "hired":
        return [typeof event["at"] === "number" ? `galley:${event["at"]}` : `port:${String(event["at"])}`];
      default:
        return [];
    }
  });
}
