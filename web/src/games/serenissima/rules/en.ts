// The rules in English. `{wood}` is a glyph, `{0}` the mark of a colour, `[words](#section)` a link.

import type { Block } from "@/kit/blocks";
import { hints } from "./hints";
import * as n from "./numbers";
import type { ChapterKey, SectionId } from "./sections";

const chapters: Record<ChapterKey, string> = {
  start: "Before the first turn",
  turn: "A turn",
  activation: "Activation",
  battle: "Battle and capture",
  invest: "Investment",
  time: "Time and money",
  few: "With two or three players",
  well: "Playing well",
  other: "Other ways to play",
};

const minute: Block[] = [
  "You send galleys across the Mediterranean. In every round each galley has one turn, in the order of the numbers: you activate it, or you invest money instead.",
  {
    picture: "minute",
    caption: "",
    legend: [
      `**Load.** A galley has ${n.limits.galley_slots} places for sailors and goods. A port gives the good that it makes.`,
      "**Row** one zone for each sailor aboard. Every zone costs strength.",
      "**Sell or fight.** Goods that a port lacks bring ducats and stay in its warehouse. Or take a port: land sailors in a neutral one, or beat those who guard it.",
    ],
  },
  "Three times in the game your ports pay you, the more the fuller their warehouses are. After the third scoring the most ducats win.",
];

const sections: Record<SectionId, { title: string; blocks: Block[] }> = {
  goal: {
    title: "What it is about",
    blocks: [
      "Your galleys bring goods from the ports that make them to the ports that lack them, and your sailors row, fight and hold ports. A sale pays at once. A port pays its owner at each of three scorings, and a full warehouse pays most. **Whoever has the most ducats after the third scoring wins.**",
      {
        picture: "board",
        caption: "",
        legend: [
          `The **sea** with ${n.zones} zones. Dotted routes join neighbours.`,
          `**${n.ports} ports**, each at a zone of its own.`,
          "The **wheel**: in which order the galleys act.",
          `The **time**: the track with its ${n.scorings} scorings, and the Doge cards, one of which is turned up after each round.`,
          "The **supply** of goods, forts and basilicas.",
        ],
      },
    ],
  },

  sea: {
    title: "The sea",
    blocks: [
      "Galleys row from zone to zone, only along the routes. Every port has one zone. The Ionian Sea has no port. A zone holds any number of galleys, of all players.",
      { picture: "chart", caption: `The zones, each with the good that its port makes. The ${n.startPorts} with a double ring are the starting ports.` },
    ],
  },

  ports: {
    title: "Ports",
    blocks: [
      {
        picture: "port",
        caption: "",
        legend: [
          "The **owner** and the garrison: a port is yours as long as sailors of yours stand in it.",
          "The **good** that the port makes.",
          "A **slot** of its warehouse, with what is paid for the next cube.",
          "A **stored** cube.",
          "A [fort and a basilica](#buildings).",
        ],
      },
      `A port without sailors is **neutral**: everybody may trade there, and anybody may [capture](#capture) it. A warehouse has ${n.smallest} to ${n.largest} slots and takes **one cube of each good**, never of the good that the port itself makes.`,
      {
        exactly: [
          "Slots are filled from the lowest number up. Which cube lies on which slot does not matter.",
          "As many sailors can stand in a port as its warehouse has slots.",
          "When the last sailor of a port is lost, it is neutral at once.",
          "Stored cubes never leave a warehouse. Cubes, fort and basilica stay when the owner changes.",
        ],
      },
    ],
  },

  goods: {
    title: "Goods",
    blocks: [
      {
        table: [
          ["Good", "cubes", "made in (slots)"],
          ["{wood} wood", n.cubes("wood"), n.madeIn("wood", "en")],
          ["{stone} stone", n.cubes("stone"), n.madeIn("stone", "en")],
          ["{marble} marble", n.cubes("marble"), n.madeIn("marble", "en")],
          ["{wine} wine", n.cubes("wine"), n.madeIn("wine", "en")],
          ["{gold} gold", n.cubes("gold"), n.madeIn("gold", "en")],
          ["{spice} spices", n.cubes("spice"), n.madeIn("spice", "en")],
        ],
      },
      {
        list: [
          "{wood} Wood and {stone} stone in a port allow a [fort](#buildings), {gold} gold and {marble} marble a [basilica](#buildings).",
          "{wine} Wine in a port pays when the Doge’s [wine card](#doge) comes.",
          `{spice} Spices bring ${n.spice} ducats more in every [sale](#sell).`,
        ],
      },
      {
        exactly: [
          `There are ${n.allCubes} cubes. A good with none left in the supply can’t be loaded; cubes thrown overboard or lost with a galley come back to it.`,
          "The bank never runs out of ducats. Nobody may owe anything, and nothing can be given to another player.",
        ],
      },
    ],
  },

  setup: {
    title: "Set-up",
    blocks: [
      {
        steps: [
          `Everybody gets ${n.setup.four.ducats} ducats and a reserve of sailors, as the table says. Who is first is drawn; the others follow clockwise.`,
          "With two or three players four ports are [closed](#few-players).",
          `In this order everybody chooses one of the ${n.startPorts} starting ports, then the number of a galley. ${n.setup.four.garrison} sailors go into the port and ${n.setup.four.crew} aboard the galley, which lies there.`,
          `Then, from the last player back to the first, everybody chooses a second galley. It begins beside the first, with ${n.setup.four.crew} sailors too.`,
          "With two players both choose a third galley, the first player first.",
        ],
      },
      {
        picture: "setup",
        caption: "Anna begins in Valencia with the galleys 4 and 11. A low number acts early in every round, a high one sees what the others have done.",
      },
      {
        table: [
          ["Players", ...n.players],
          ["sailors each", ...n.sailors],
          ["galleys each", ...n.startGalleys],
          ["sailors left in reserve", ...n.reserve],
          ["galley numbers", ...n.numbers],
          ["ports closed", ...n.closed],
        ],
      },
      {
        exactly: [
          `The ${n.dogeCards} Doge cards are shuffled. Their order is all that is hidden in this game, from everybody; money, cargo and garrisons are open.`,
        ],
      },
    ],
  },

  turn: {
    title: "Round and turn",
    blocks: [
      "In each round the wheel goes from the lowest number to the highest. **Every galley in play has one turn**, and its owner chooses:",
      {
        list: [
          "**Activate** the galley, in three steps: [load](#load), [row](#row), then [sell](#sell) or [fight](#battle).",
          "**Invest** instead: [hire, buy, build](#invest). The galley itself does nothing then.",
        ],
      },
      { picture: "turn", caption: "It is galley 7’s turn. Then come 8, 9, 11, 12 and 14. Whoever has more galleys has more turns." },
      "After the highest number a [Doge card](#round) ends the round.",
      {
        exactly: [
          "Every step may be left out, and you may invest nothing: that is how one passes.",
          "A galley bought in this round still acts in it if its number is ahead of the marker. One that sinks before its number comes does not act.",
        ],
      },
    ],
  },

  galley: {
    title: "A galley",
    blocks: [
      `A galley has **${n.limits.galley_slots} places**. A sailor takes one, and so does a cube. At least one place is a sailor’s; so a galley carries at most ${n.limits.galley_goods} cubes.`,
      {
        picture: "galley",
        caption:
          "Three sailors and two cubes. Each sailor rows one zone and rolls one die in battle; each cube can be sold. You decide at every loading which of the two you need.",
      },
      {
        exactly: [
          `Nobody has more than ${n.limits.galleys_per_player} galleys.`,
          "A galley without a sailor **sinks** at once. Sailors who are still aboard when one sinks go to the owner’s reserve, its cubes to the supply, and its number is free for anybody to buy.",
        ],
      },
    ],
  },

  load: {
    title: "Step 1: load",
    blocks: [
      "Take as many cubes as you like and have room for, of the good that the port of this zone **makes**. It need not be your port.",
      {
        table: [
          ["The port is", "a cube costs"],
          ["yours", `the first one nothing, then ${n.cost.good} ducat each, to the bank`],
          ["neutral", `${n.cost.good} ducat each, to the bank`],
          ["an opponent’s", `${n.cost.good} ducat each, to the owner, who can’t refuse`],
        ],
      },
      { picture: "load", caption: "Anna loads two wood in Valencia, which is hers: the first is free, the second costs a ducat. The galley is full now." },
      "In the same step you may [move sailors and cubes](#crew) between your galleys and your port.",
      {
        exactly: [
          "The free cube comes once in an activation. What another galley of yours hands over costs nothing and does not count.",
          "Only the port’s own good can be loaded, never what lies in the warehouse.",
          "You may throw cubes overboard; they go to the supply. Sailors may not be thrown overboard.",
          "Loading can’t be blockaded. In a closed port there is nothing to load.",
        ],
      },
    ],
  },

  crew: {
    title: "Moving sailors and cubes",
    blocks: [
      "While loading, everything may change places between the galley that acts and your other things **in the same zone**, free of charge:",
      {
        table: [
          ["What", "in a port of yours", "in any other zone"],
          ["cubes and your other galleys", "both ways", "both ways"],
          ["sailors and your other galleys", "both ways", "only off the galley that acts"],
          ["sailors and the port", "both ways; one stays in the port", "–"],
        ],
      },
      { picture: "crew", caption: "Galley 4 acts in a port of Anna’s. Everything goes through it, also from the port to galley 11." },
      {
        exactly: [
          "**One way only.** What you have moved one way (a sailor, or a good) does not come back from the same port or galley in this step. A good that you have just loaded can’t be thrown overboard, nor loaded after some was thrown overboard.",
          `**A sixth place.** A full galley may take one thing more for a moment, if something else can leave it at once. Before you go on it must be down to ${n.limits.galley_slots} again. So full galleys can exchange.`,
          "If the last sailor leaves the galley that acts, it sinks and the turn ends; cubes still aboard are lost. You may also **scuttle** it as it is: its crew goes to your reserve.",
          "Another galley of yours whose last sailor you take sinks at once, with its cubes, and no longer acts in this round.",
          "Your cubes come into a warehouse only by a [sale](#sell), sailors into a port that is not yours only by [capture](#capture).",
        ],
      },
    ],
  },

  row: {
    title: "Step 2: row",
    blocks: [
      "Row as many zones as there are **sailors aboard**, or fewer, or none. Each zone lowers the [strength](#battle) of this turn by one.",
      {
        picture: "row",
        caption:
          "With three sailors galley 4 can row from Genoa to Tripoli. There it has no strength left: it can sell, and capture a neutral port, but not fight.",
      },
      {
        exactly: [
          "After each zone you may stop or go on; you may also come back. Nobody’s permission is needed to enter a zone, but an opponent with more sailors there can [stop you](#blockade).",
          "Zones of closed ports and the Ionian Sea can be crossed and stopped in.",
        ],
      },
    ],
  },

  blockade: {
    title: "Blockades",
    blocks: [
      "An opponent may stand in your way if the galleys of this **one** opponent in the zone have together **more sailors** than your galley that acts.",
      {
        picture: "blockade",
        caption: "Galley 4 enters Naples with three sailors. Boris has four there and may blockade it. With four sailors aboard nobody could.",
      },
      {
        table: [
          ["Blockade", "is asked", "and means"],
          ["of movement", "after each zone that you enter, if you could row on", "you stop here; step 3 follows"],
          ["of a sale", "when you want to sell", "no sale in this turn; you may still fight, capture or end"],
          ["of a capture", "when you want to capture a neutral port", "no capture before you have sunk a galley here, and no sale"],
        ],
      },
      {
        example:
          "{0} Anna rows galley 4 from Genoa to Naples. {1} Boris, with 2 and 2 sailors there against her 3, stops her. She wants to sell: he blockades that too. So she can fight, try to capture the port, or end her turn.",
      },
      {
        exactly: [
          "Sailors count, not strength: how far anybody has rowed does not matter. Garrisons do not count, opponents never count together, and your other galleys do not help.",
          "If several could declare it, whoever has most sailors there is asked first; if equal, the owner of the lowest-numbered galley in the zone. The first yes settles it.",
          "The zone in which your activation began is exempt from the blockade of movement, also if you come back to it. Sale and capture can be blockaded there, even in your own port.",
          "After a galley has been sunk, a blockaded capture may be tried anew, and the question is asked anew. A blockaded sale may not.",
          "Loading and the attack on an opponent’s port can’t be blockaded. Talk about blockades is free, but no promise binds.",
          "You can answer such questions beforehand by standing orders: in the menu of the table, or by the link beside the question.",
        ],
      },
    ],
  },

  sell: {
    title: "Step 3: sell …",
    blocks: [
      "Sell **one cube of each good** that the port neither makes nor stores, as long as it has free slots. Every cube goes to the lowest free slot, and the bank pays the number on it.",
      {
        table: [
          ["The port is", "the bank pays"],
          ["neutral or an opponent’s", `the number on the slot, ${n.lowest} to ${n.highest}`],
          ["yours", "nothing, but the cube will pay at the scorings"],
          ["any", `for {spice} spices ${n.spice} ducats more`],
        ],
      },
      {
        picture: "sell",
        caption: `Tunis stores wine. Wood goes to the next slot and brings ${n.prices[1]}, spices to the one after it, ${n.prices[2]} and ${n.spice} more: ${n.sale(1, 2) + n.spice} ducats.`,
      },
      "Then the turn ends.",
      {
        exactly: [
          "Whoever declares a sale sells at least one cube, and may stop after any cube. In which order the cubes are sold does not change the sum.",
          "The owner of the port gets nothing now, but gains at every scoring.",
          "Selling excludes everything else in step 3: after a battle nothing is sold, and a galley can’t sell and capture in the same turn.",
          "A sale can be [blockaded](#blockade). In a closed port nothing is sold.",
        ],
      },
    ],
  },

  battle: {
    title: "… or fight",
    blocks: [
      "Attack an opponent’s galley in your zone. It can’t refuse. Both sides roll at the same time: **you as many dice as your strength, the other side one for each sailor**. Half the faces of a die show a skull, and each skull removes an enemy sailor.",
      { picture: "battle", caption: "Four sailors, one zone rowed: strength 3. Anna’s skull costs Boris a sailor, his costs her one." },
      "**Strength** is the number of sailors less the zones rowed in this turn. Losses lower it only when fewer sailors than that are left. After each roll you fight on or break off; **breaking off ends the turn**.",
      {
        list: [
          "**Their galley has no sailor left:** you may take [loot](#loot), and it sinks. You may attack another galley or take the port, with the same strength, or end the turn.",
          "**Your galley has no sailor left:** it sinks with its cubes, and the turn ends. If both have none, both sink, and there is no loot.",
        ],
      },
      {
        example:
          "{0} Anna has 4 sailors and has rowed 2 zones: strength 2. She loses one sailor and still rolls 2 dice, with 3 sailors. She loses two more and rolls 1.",
      },
      {
        exactly: [
          "With strength 0 nothing can be attacked. A neutral port can still be captured.",
          "Sailors removed go to their owner’s reserve. Skulls beyond the last sailor have no effect.",
          "Only the attacker breaks off, and only after a roll. The other side never does.",
          "Forts take no part in battles between galleys.",
        ],
      },
    ],
  },

  loot: {
    title: "Loot",
    blocks: [
      "From a galley that you have beaten you may take cubes onto yours, as long as there is room. What you leave goes to the supply.",
      { picture: "loot", caption: "Galley 7 is beaten. Galley 4 has room for both cubes and takes them." },
      {
        exactly: [
          "While the galley is full you may throw own cubes overboard to make room, but no sailors.",
          "Only the attacker takes loot, and only onto the galley that fought. Stored goods of a port are no loot.",
        ],
      },
    ],
  },

  siege: {
    title: "Attacking a port",
    blocks: [
      "You may attack the port of your zone if",
      {
        list: [
          "it belongs to an opponent who has **another port** too: the only port of a player is safe;",
          "**no galley of its owner** lies in the zone: these must be sunk first, all of them;",
          "your [strength](#battle) is at least 1.",
        ],
      },
      {
        picture: "siege",
        caption: `The fort of Sicily fires ${n.fortDice} dice before anything else. Then the garrison rolls one die for each sailor, Anna as many as her strength.`,
      },
      "The battle goes on as between galleys. When the garrison is gone, you [land](#capture) as many sailors as you like: none, and the port is neutral. Then the turn ends.",
      {
        exactly: [
          "The fort fires once in a battle, before the first roll, and nothing destroys it. Between its fire and the first roll you can’t withdraw. Your strength suffers only if fewer sailors than that are left.",
          "If the fort sinks your galley, the port is unchanged. If you break off, losses stand on both sides.",
          "If attacker and garrison are lost in the same roll, the galley sinks and the port is neutral.",
          "Galleys of others in the zone do not matter: they need not be fought, and nobody can blockade the attack or the landing.",
        ],
      },
    ],
  },

  capture: {
    title: "Capturing a port",
    blocks: [
      "A **neutral** port is captured without a battle, even with strength 0. Land at least one sailor and at most as many as it has slots. The port is yours, with everything that it stores. Then the turn ends.",
      { picture: "capture", caption: "Anna lands two of three sailors in Naples. One stays aboard, or the galley would be lost." },
      {
        exactly: [
          "If you land all, the galley sinks and its cubes are lost.",
          "Opponents may [blockade](#blockade) the capture of a neutral port.",
          "A fort in a neutral port does not fire. It serves whoever takes the port.",
        ],
      },
    ],
  },

  invest: {
    title: "Investing",
    blocks: [
      "Instead of activating the galley you spend money, on as much as you like and in any order. Everything is paid to the bank.",
      { picture: "invest", caption: "A sailor, a galley with its first sailor for somebody who has two, a fort, a basilica." },
      {
        table: [
          ["What", "ducats", "where"],
          ["{sailor} sailor", String(n.cost.sailor), "in a port of yours, or on a galley of yours that lies there"],
          ["{galley} [galley](#new-galley)", `as many as you have galleys, and ${n.cost.sailor} for its sailor`, "in a port of yours; one per investment"],
          ["{fort} [fort](#buildings)", String(n.cost.fort), "in a port of yours with wood and stone"],
          ["{basilica} [basilica](#buildings)", String(n.cost.basilica), "in a port of yours with gold and marble"],
        ],
      },
      {
        exactly: [
          "Where the galley lies whose turn you use does not matter, nor does its crew.",
          `Sailors come from your reserve; with none left there, none can be hired. A port takes as many as it has slots, a galley has ${n.limits.galley_slots} places.`,
          "Sailors already on the board do not move during an investment.",
        ],
      },
    ],
  },

  "new-galley": {
    title: "A new galley",
    blocks: [
      `Choose any number that is free, and a port of yours. Pay 1 ducat for each galley that you have in play, and ${n.cost.sailor} for the sailor who comes with the new one. More sailors may be hired for it at once.`,
      {
        example:
          "{0} Anna has 3 galleys. The fourth costs 3 + 1 = 4 ducats. The wheel stands at 6: as number 9 it acts in this round already, as number 2 only in the next.",
      },
      { exactly: [`One galley in an investment, and ${n.limits.galleys_per_player} in all. With an empty reserve none can be bought.`] },
    ],
  },

  buildings: {
    title: "Forts and basilicas",
    blocks: [
      `A **fort** needs wood and stone, a **basilica** gold and marble. Both goods must be in the port, made there or stored there. They stay where they are. Either building costs ${n.cost.fort} ducats.`,
      { picture: "buildings", caption: "Valencia makes wood and stores stone: room for a fort. Sicily makes gold and stores marble: room for a basilica." },
      {
        list: [
          `A fort fires ${n.fortDice} dice at whoever [attacks the port](#siege).`,
          `A basilica pays the owner of the port ${n.basilica} ducats at every [scoring](#scoring).`,
        ],
      },
      {
        exactly: [
          `A port has at most one of each. There are ${n.limits.forts} forts and ${n.limits.basilicas} basilicas for all players together.`,
          "Several may be built in one investment.",
        ],
      },
    ],
  },

  round: {
    title: "The end of a round",
    blocks: [
      {
        steps: [
          "The marker of the wheel comes to the Doge, and the top [Doge card](#doge) is turned up.",
          "If the time reaches or passes a scoring cell, there is a [scoring](#scoring). The third one [ends](#end) the game.",
          "**Special investment:** in seat order, whoever has fewer than two galleys may buy up to two, each at its usual price, and hire sailors for the new ones.",
          "The next round begins.",
        ],
      },
      {
        exactly: [
          `With no galley left the first one costs nothing but its sailor, ${n.cost.sailor} ducat; the next is ${1 + n.cost.sailor} with its sailor.`,
          "Sailors hired now go only aboard galleys bought now.",
          "Nobody is ever out of the game: the only port of a player can’t be attacked, and the last sailor can’t leave a port. Without galleys and money you wait; your ports still pay.",
        ],
      },
    ],
  },

  doge: {
    title: "Doge cards",
    blocks: [
      { picture: "doge", caption: "An hourglass is one step of time." },
      {
        table: [
          ["Card", "how many", "what it does"],
          ["{wine} wine", String(n.copies[0]), `pays ${n.wine} ducats for each port of yours that makes or stores wine; no step`],
          ["{hourglass} one hourglass", String(n.copies[1]), "1 step"],
          ["{hourglass} two hourglasses", String(n.copies[2]), "2 steps"],
          ["{hourglass} two, with arrows", String(n.copies[3]), `2 steps; then all ${n.dogeCards} cards are shuffled anew`],
        ],
      },
      {
        exactly: ["A card that was turned up stays out until the arrows come, so all can see which are left.", "Neutral ports pay nobody. A port counts once."],
      },
    ],
  },

  scoring: {
    title: "Scoring",
    blocks: [
      "Each port pays its owner by the number of cubes in its warehouse:",
      { picture: "scoring", caption: `What a port pays, from an empty warehouse to one with ${n.largest} cubes. Small ports never get that far.` },
      `Each basilica pays ${n.basilica} ducats on top. Neutral and closed ports pay nobody.`,
      {
        example: `{0} Anna owns Modon. It stores gold, marble and spices and has a basilica: ${n.income[3]} + ${n.basilica} = ${n.income[3]! + n.basilica} ducats. Her Barcelona stores wood: ${n.income[1]}.`,
      },
      { exactly: ["The good that the port makes does not count, only what it stores."] },
    ],
  },

  end: {
    title: "The end",
    blocks: [
      "The game ends at once after the third scoring. **The most ducats win.** If they are equal, more ports win; if these are equal too, the victory is shared.",
      { picture: "track", caption: "The time track with four players (above), and with two or three. The cells with a coin are the scorings." },
      {
        table: [
          ["Players", ...n.players],
          ["scorings at step", ...n.scoringCells],
          ["rounds", ...n.rounds],
        ],
      },
      {
        exactly: [
          "Cubes, sailors, galleys and buildings are worth nothing by themselves at the end.",
          "A card with two hourglasses that passes a scoring cell scores it. It never passes two.",
        ],
      },
    ],
  },

  "few-players": {
    title: "Closed ports",
    blocks: [
      "With two or three players four ports are closed for the whole game: one each that makes wood, wine, stone and marble. They are drawn before anybody chooses a port; a starting port may be among them.",
      { picture: "closed", caption: "Ragusa is closed. Galleys may lie there and fight there, but they trade and capture nothing." },
      {
        list: [
          "In the zone of a closed port nothing is loaded, sold, captured or attacked but galleys. Blockades of movement and exchanges between own galleys are possible.",
          `There are ${n.setup.two.galleys} galley numbers instead of ${n.setup.four.galleys}, more sailors for each, and a [longer time track](#end). With two players everybody begins with ${n.setup.two.start_galleys} galleys.`,
        ],
      },
      { exactly: ["At least as many starting ports stay open as there are players; otherwise the four are drawn anew."] },
    ],
  },

  hints: hints.en,

  variants: {
    title: "Options of a table",
    blocks: [
      "These can be chosen when a table is set up. What this page describes stands first.",
      {
        table: [
          ["Question", "usual", "otherwise"],
          ["[Closed ports](#few-players)", "by lot", "the players close them, one each in turn, the last player first"],
          ["[Blockade of a capture](#blockade)", "yes", "no"],
          ["[Loot](#loot)", "for the attacker", "also for a galley that sinks its attacker"],
          ["[Landing](#capture)", "ends the turn", "the galley may go on attacking galleys"],
          ["[Strength needed to attack](#battle)", "1", "0: such an attacker rolls no dice"],
          ["[Sailors from other galleys](#crew)", "only in ports of yours", "in every zone"],
          ["[First sailor of a new galley](#new-galley)", "is hired", "may come from the garrison of its port, if one stays there"],
          ["[Money of the others](#setup)", "open", "hidden; every payment is still seen"],
        ],
      },
    ],
  },

  map: {
    title: "What is known of the map",
    blocks: [
      "The rules are those of the second edition. The board is our own drawing. Sixteen names of ports and some of their goods are known from examples and reports; three names, the routes, most sizes, prices and incomes, the kinds of Doge cards and the scoring cells are our reconstruction. It agrees with every number and example that we know.",
      "That spices come from Tripoli alone is told by three reports of games. That half the faces of a die show skulls is said in one place only; we took it over.",
    ],
  },
};

export const en = {
  title: "Serenissima",
  lead: "Rules for 2 to 4 players. Reading them takes about twelve minutes; what stands under “To be exact” can wait until you need it.",
  minute,
  chapters,
  sections,
};
