// Everything that may be done, in words, with what it would bring.

import { canBuy } from "../mat/shop";
import { captureStoppers, sellStoppers, stoppers } from "../routes";
import { chance, fills, price, sale, storesUp, strength } from "../sea";
import { activeGalley, cubes, data, galleysOf, openPort, portData, productOf, seen, zoneData, type Galley, type Good, type SerenissimaView } from "../view";
import { cargoText, colourWord, crewAndCargo, goodName, nouns, placeName, whereName } from "./names";
import { texts } from "./optionTexts";
import { severalOf } from "./several";
import type { Option } from "../../face";
import { upper } from "../../generic/text";
import type { Legal, Seat, View } from "@/line/protocol";
import { now } from "@/text/words.svelte";

interface Scene {
  view: SerenissimaView;
  seat: Seat;
  galley: (Galley & { number: number }) | null;
}

const lost = (galley: Galley): string => (cubes(galley.cargo) === 0 ? "" : now(texts).lost(cargoText(galley.cargo)));

/** A full galley takes one thing more for a moment. */
const fullText = (galley: Galley): string => (galley.sailors + cubes(galley.cargo) < data.limits.galley_slots ? "" : now(texts).full);

/** Who may blockade the galley if it rows into a zone, and what: its way, else what it could do there. */
function blockadeText(view: SerenissimaView, galley: Galley, zone: string, left: number): string {
  const t = now(texts);
  const [stops, sales, captures] = [stoppers(view, galley, zone, left), sellStoppers(view, galley, zone), captureStoppers(view, galley, zone)];
  const who = [stops, sales, captures].find((seats) => seats.length > 0);
  if (who === undefined) return "";
  const say = stops.length > 0 ? t.mayBlockade : sales.length === 0 ? t.mayBarCapture : captures.length === 0 ? t.mayBarSale : t.mayBarBoth;
  return say(who.map(colourWord).join(", "));
}

/** What the zone's port is to this seat, and what the cargo would bring there, to a galley that comes with so many moves left. */
function zoneText({ view, seat, galley }: Scene, zone: string, left: number): string {
  const t = now(texts);
  const port = view.ports[zone];
  const there = Object.entries(view.galleys).filter(([, one]) => one.zone === zone && one.owner !== seat);
  const may =
    (there.length === 0
      ? ""
      : t.there(there.map(([number, one]) => t.galleyThere(Number(number), colourWord(one.owner), nouns().sailors(one.sailors))).join(", "))) +
    (galley === null ? "" : blockadeText(view, galley, zone, left));
  if (zoneData(zone)?.port == null || port === undefined) return t.openSea + may;
  if (port.closed) return t.isClosed + may;
  const sailors = nouns().sailors(port.garrison);
  let text = port.owner === null ? t.neutral : port.owner === seat ? t.yours(sailors) : t.theirs(colourWord(port.owner), sailors);
  if (port.fort) text += t.withFort;
  if (galley !== null && cubes(galley.cargo) > 0) {
    const { ducats, goods, cubes } = sale(view, galley, zone);
    if (cubes > 0 && port.owner === seat)
      text += t.stores(cargoText(goods), storesUp(view, zone, cubes)) + (ducats > 0 ? t.andNow(nouns().ducats(ducats)) : "");
    else if (cubes > 0) text += t.sells(nouns().upToDucats(ducats));
  }
  return text + may;
}

const left = ({ view, galley }: Scene): number => (galley?.sailors ?? 0) - view.moved;

/** The way to a zone further off, as an option says one that is next. */
export function routeText(raw: View, seat: Seat, way: readonly string[]): string {
  const view = seen(raw);
  const scene: Scene = { view, seat, galley: activeGalley(view) };
  const goal = way.at(-1) ?? "";
  const by = way.slice(0, -1).map(placeName).join(", ");
  return `${now(texts).route(placeName(goal), nouns().zones(way.length), by)}: ${zoneText(scene, goal, left(scene) - way.length)}`;
}

function loadText({ view, galley }: Scene): string {
  const t = now(texts);
  const zone = galley?.zone ?? "";
  const good = productOf(view.ports, zone) ?? "wood";
  const left = view.supply[good] ?? 0;
  const owner = view.ports[zone]?.owner ?? null;
  const text = view.free_good
    ? t.loadFree(goodName(good), left)
    : owner === null || owner === galley?.owner
      ? t.loadBank(goodName(good), left)
      : t.loadTo(goodName(good), colourWord(owner), left);
  return text + (galley === null ? "" : fullText(galley));
}

/** A sailor's or a cube's way between galleys, or between galley and port. */
function transfer({ view, galley }: Scene, action: Legal): { group: string; label: string } {
  const t = now(texts);
  const to = action["way"] === "to";
  const other = typeof action["with"] === "number" ? view.galleys[String(action["with"])] : undefined;
  const number = Number(action["with"]);
  const room = galley === null || to ? "" : fullText(galley);
  if (action.kind === "good") {
    const good = upper(goodName(String(action["good"])));
    return { group: t.groups.exchange(number), label: (to ? t.goodTo(good, number) : t.goodFrom(good, number)) + room };
  }
  const from = to ? galley : (other ?? null);
  const emptied = from !== null && from.sailors === 1 ? t.sinks(to ? (galley?.number ?? 0) : number, lost(from)) : "";
  if (other === undefined) {
    const garrison = view.ports[galley?.zone ?? ""]?.garrison ?? 0;
    const label = to ? t.toPort(garrison, garrison + 1) + emptied : t.fromPort(garrison, garrison - 1) + room;
    return { group: emptied !== "" && to ? t.groups.careful : t.groups.crew, label };
  }
  const label = (to ? t.toGalley(number, other.sailors, other.sailors + 1) : t.fromGalley(number, other.sailors, other.sailors - 1)) + (emptied || room);
  return { group: emptied === "" ? t.groups.exchange(number) : t.groups.careful, label };
}

/** Whoever gives chooses what and then to whom; whoever takes chooses it where it is. */
function transferElements(action: Legal): { lead?: string; targets: string[] } {
  const what = action.kind === "good" ? String(action["good"]) : "sailor";
  const other = String(action["with"]);
  return action["way"] === "to" ? { lead: `aboard:${what}`, targets: [`to:${other}`] } : { targets: [`from:${other}:${what}`] };
}

function attackText({ view, galley }: Scene, target: unknown): string {
  const t = now(texts);
  if (galley === null) return "";
  const most = strength(view, galley);
  if (typeof target === "number") {
    const other = view.galleys[String(target)];
    if (other === undefined) return t.number(target);
    const odds = chance(most, galley.sailors, other.sailors, false);
    return t.attackGalley(target, colourWord(other.owner), crewAndCargo(other), nouns().dice(most), other.sailors, odds);
  }
  const port = view.ports[galley.zone];
  const odds = chance(most, galley.sailors, port?.garrison ?? 0, port?.fort ?? false);
  const words = t.attackPort(placeName(galley.zone), colourWord(port?.owner ?? 0), nouns().dice(most), port?.garrison ?? 0, odds);
  return port?.fort ? words + t.fortFirst : words;
}

/** A sale in a port of one’s own fills one’s own warehouse. */
const stores = ({ view, galley }: Scene): boolean => galley !== null && openPort(view, galley.zone)?.owner === galley.owner;

function saleText({ view, galley }: Scene): string {
  const t = now(texts);
  if (galley === null) return t.groups.sell;
  const all = sale(view, galley, galley.zone);
  if (openPort(view, galley.zone)?.owner === galley.owner) {
    const pays = portData(galley.zone)?.income[view.ports[galley.zone]!.stored.length] ?? 0;
    const stored = t.storeAll(cargoText(all.goods), pays, nouns().ducats(pays + storesUp(view, galley.zone, all.cubes)));
    return stored + (fills(view, galley.zone, all.cubes) ? t.thenFull : "") + (all.ducats > 0 ? t.andNow(nouns().ducats(all.ducats)) : "");
  }
  if (all.cubes === 1) return t.sellAll(cargoText(all.goods), nouns().ducats(all.ducats));
  return t.sellSome(cargoText(all.goods), nouns().upToDucats(all.ducats));
}

function startText({ view }: Scene, port: string): string {
  const t = now(texts);
  const about = portData(port);
  const near = (zoneData(port)?.neighbours ?? []).map((zone) => (view.ports[zone]?.closed ? t.closed(placeName(zone)) : placeName(zone)));
  return t.start(placeName(port), goodName(productOf(view.ports, port) ?? ""), nouns().slots(about?.price.length ?? 0), near.join(", "));
}

function portOption(scene: Scene, port: string): { group: string; label: string } {
  const t = now(texts);
  if (scene.view.phase === "setup_port") return { group: t.groups.start, label: startText(scene, port) };
  if (scene.view.phase === "setup_close") return { group: t.groups.close, label: t.close(placeName(port), goodName(productOf(scene.view.ports, port) ?? "")) };
  return { group: t.groups.launch, label: t.launch(placeName(port), nouns().sailors(scene.view.ports[port]?.garrison ?? 0)) };
}

function landText({ galley }: Scene, landed: number): { group: string; label: string } {
  const t = now(texts);
  const left = (galley?.sailors ?? 0) - landed;
  if (landed === 0) return { group: t.groups.careful, label: t.landNone };
  if (left > 0) return { group: t.groups.land, label: t.land(nouns().theSailors(landed), left) };
  return {
    group: t.groups.careful,
    label: t.landAll(landed) + t.sinks(galley?.number ?? 0, galley === null ? "" : lost(galley)),
  };
}

function hireText({ view }: Scene, at: unknown): { group: string; label: string } {
  const t = now(texts);
  if (view.phase === "buy_crew") return { group: t.groups.crew, label: t.crewHired };
  if (typeof at !== "number")
    return {
      group: t.groups.hire,
      label: t.hirePort(placeName(String(at)), view.ports[String(at)]?.garrison ?? 0, portData(String(at))?.price.length ?? 0),
    };
  const galley = view.galleys[String(at)];
  return { group: t.groups.hire, label: t.hireGalley(at, placeName(galley?.zone ?? ""), galley === undefined ? "" : crewAndCargo(galley)) };
}

interface Worded {
  group: string;
  label: string;
  lead?: string;
  targets?: string[];
}

function worded(scene: Scene, action: Legal): Worded {
  const { view, seat, galley } = scene;
  const t = now(texts);
  const g = t.groups;
  const good = String(action["good"]) as Good;
  switch (action.kind) {
    case "activate":
      return {
        group: g.turn,
        label: t.activate(nouns().upToZones(galley?.sailors ?? 0)),
        targets: [`galley:${galley?.number ?? 0}`],
      };
    case "invest":
      return { group: g.turn, label: canBuy(view, seat) ? t.invest : t.investNothing, targets: ["deal:invest"] };
    case "blockade": {
      const declared = action["declared"] === true;
      return { group: g.answer, label: (declared ? t.yes : t.no)[view.phase] ?? "", targets: [declared ? "answer:yes" : "answer:no"] };
    }
    case "continue": {
      const against = typeof view.target === "number" ? view.galleys[String(view.target)]?.sailors : view.ports[galley?.zone ?? ""]?.garrison;
      const odds = galley === null ? 0 : chance(strength(view, galley), galley.sailors, against ?? 0, false);
      return { group: g.battle, label: t.fightOn(odds), targets: ["fight:on"] };
    }
    case "sell":
      return { group: stores(scene) ? g.store : g.sell, label: saleText(scene), targets: ["deal:sell"] };
    case "capture":
      return {
        group: g.capture,
        label: t.capture(placeName(galley?.zone ?? ""), portData(galley?.zone ?? "")?.price.length ?? 0),
        targets: [`port:${galley?.zone ?? ""}`],
      };
    case "attack": {
      const target = action["target"];
      return {
        group: g.attack,
        label: attackText(scene, target),
        targets: [typeof target === "number" ? `galley:${target}` : `port:${galley?.zone ?? ""}`],
      };
    }
    case "load":
      return { group: g.load, label: loadText(scene), targets: [`port:${galley?.zone ?? ""}`] };
    case "sailor":
      if (view.phase === "buy_crew") return { group: g.crew, label: t.crewGarrison(placeName(view.buying?.port ?? "")), targets: ["crew:garrison"] };
      return { ...transfer(scene, action), ...transferElements(action) };
    case "good":
      return { ...transfer(scene, action), ...transferElements(action) };
    case "scuttle":
      return { group: g.careful, label: t.scuttle(galley === null ? "" : lost(galley)), targets: ["scuttle:galley"] };
    case "buy":
      return {
        group: g.buy,
        label: t.buy(nouns().ducats(data.costs.galley_per_owned * galleysOf(view, seat).length)),
        lead: "shop:galley",
      };
    case "land":
      return { ...landText(scene, Number(action["sailors"])), targets: [`land:${String(action["sailors"])}`] };
    case "move": {
      const zone = String(action["zone"]);
      return { group: g.row, label: `${placeName(zone)}: ${zoneText(scene, zone, left(scene) - 1)}`, targets: [`zone:${zone}`] };
    }
    case "number": {
      const number = Number(action["galley"]);
      const group = view.round === 0 || view.wheel === 0 ? g.galley : number > view.wheel ? g.thisRound : g.nextRound;
      return { group, label: t.number(number), targets: [`number:${number}`] };
    }
    case "jettison": {
      const free = view.phase === "load" && galley !== null && galley.sailors + cubes(galley.cargo) <= data.limits.galley_slots;
      return { group: free ? g.careful : g.room, label: t.jettison(goodName(good)), lead: `aboard:${good}`, targets: ["to:sea"] };
    }
    case "sell_good": {
      const brings = galley === null ? 0 : price(view, seat, galley.zone, good);
      const name = upper(goodName(good));
      const label = stores(scene)
        ? t.storeOne(name, storesUp(view, galley!.zone, 1)) + (brings > 0 ? t.andNow(nouns().ducats(brings)) : "")
        : t.sellOne(name, nouns().ducats(brings));
      return { group: stores(scene) ? g.store : g.sell, label, targets: [`aboard:${good}`] };
    }
    case "take":
      return { group: g.loot, label: t.take(goodName(good)), targets: [`loot:${good}`] };
    case "port":
      return { ...portOption(scene, String(action["port"])), targets: [`port:${String(action["port"])}`] };
    case "hire": {
      const at = action["at"];
      if (view.phase === "buy_crew") return { ...hireText(scene, at), targets: ["crew:reserve"] };
      return { ...hireText(scene, at), lead: "shop:sailor", targets: [typeof at === "number" ? `galley:${at}` : `port:${String(at)}`] };
    }
    case "build": {
      const port = String(action["port"]);
      const label =
        action["what"] === "fort"
          ? t.fort(placeName(port), nouns().ducats(data.costs.fort), nouns().dice(data.dice.fort_dice))
          : t.basilica(placeName(port), nouns().ducats(data.costs.basilica), data.values.basilica_income);
      return { group: g.build, label, lead: `shop:${String(action["what"])}`, targets: [`port:${port}`] };
    }
    default:
      if (view.phase === "move") return { group: g.on, label: t.stay(whereName(galley?.zone ?? "")), lead: "step:deal" };
      if (view.phase === "combat_continue") return { group: g.battle, label: t.breakOff, lead: "step:end" };
      return {
        group: g.on,
        label: t.end[view.phase] ?? t.end["step3"]!,
        lead: view.phase === "load" ? "step:row" : "step:end",
      };
  }
}

function verbOf(scene: Scene, action: Legal): string {
  const t = now(texts);
  const { view } = scene;
  if (stores(scene) && action.kind === "sell") return t.store;
  if (stores(scene) && action.kind === "sell_good") return t.storeIt;
  if (action.kind === "blockade") return action["declared"] === true ? t.blockade : t.let;
  return action.kind === "end" ? (t.ends[view.phase] ?? t.endTurn) : (t.verbs[action.kind] ?? "");
}

export function options(raw: View, seat: Seat, legal: Legal[]): Option[] {
  const view = seen(raw);
  const scene: Scene = { view, seat, galley: activeGalley(view) };
  const t = now(texts);
  const made = legal.map((action): Option => {
    const { group, label, lead = null, targets = [] } = worded(scene, action);
    // To break off a battle is a choice like fighting on.
    const ends = action.kind === "end" && view.phase !== "combat_continue";
    const verb = () => verbOf(scene, action);
    const several = severalOf(scene, action, legal, verb);
    return { legal: action, lead, targets, label, verb: verb(), group, ...(ends ? { plain: true } : {}), ...(several === undefined ? {} : { several }) };
  });
  // What ends a step stands after what could be done in it, and what harms oneself last. To fight on keeps the place of the attack.
  const late = ({ group, legal: { kind } }: Option) =>
    group === t.groups.careful ? 2 : group === t.groups.on || (kind === "end" && view.phase === "combat_continue") ? 1 : 0;
  return made.sort((a, b) => late(a) - late(b));
}
