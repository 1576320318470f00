// A plain page: make a table, take a seat, follow the log, choose among what is legal. It draws nothing; the
// boards come with the client proper.

const texts = {
  motto: ["Four trading games of the Italian Renaissance", "Четыре торговые игры эпохи итальянского Возрождения"],
  other: ["Русский", "English"],
  name: ["Your name", "Ваше имя"],
  enter: ["Come in", "Войти"],
  you: ["You are {0}.", "Вы — {0}."],
  make: ["A new table", "Новый стол"],
  game: ["Game", "Игра"],
  players: ["Players", "Игроки"],
  others: ["The others", "Остальные"],
  bots: ["bots, level {0}", "боты, уровень {0}"],
  friends: ["friends, by invitation", "друзья, по приглашению"],
  anybody: ["anybody who comes by", "любой, кто зайдёт"],
  open: ["Open the table", "Открыть стол"],
  mine: ["Your tables", "Ваши столы"],
  listed: ["Tables with an open seat", "Столы со свободным местом"],
  running: ["Being played", "Идут сейчас"],
  none: ["None.", "Пока нет."],
  sit: ["Sit down", "Сесть"],
  watch: ["Watch", "Смотреть"],
  go: ["Go there", "Перейти"],
  your_move: ["your move", "ваш ход"],
  seats: ["Seats", "Места"],
  status: ["State", "Состояние"],
  open_seat: ["open", "свободно"],
  bot: ["bot, level {0}", "бот, уровень {0}"],
  invite: ["Invitation for seat {0}:", "Приглашение на место {0}:"],
  options: ["What you can do", "Что вы можете сделать"],
  waiting: ["Waiting for: {0}.", "Ждём: {0}."],
  undo: ["Undo", "Отменить"],
  log: ["Log", "Журнал"],
  view: ["The game as you see it", "Игра, какой вы её видите"],
  over: ["The game is over.", "Игра окончена."],
  record: ["Save the record", "Сохранить запись"],
  points: ["{0}: {1}, place {2}", "{0}: {1}, место {2}"],
  back: ["Back to the lobby", "Назад в вестибюль"],
  lost: ["The line is lost; trying again…", "Связь потеряна; пробуем снова…"],
  agree: ["Agree", "Согласиться"],
  refuse: ["Refuse", "Отказать"],
  asked: ["{0} asks: {1}.", "{0} просит: {1}."],
  gathering: ["waiting for players", "ждёт игроков"],
  playing: ["being played", "идёт"],
  paused: ["paused", "на паузе"],
  abandoned: ["given up", "оставлена"],
  diverged: ["can't go on", "не может продолжаться"],
  done: ["over", "окончена"],
};
let language = (localStorage.getItem("language") ?? navigator.language).startsWith("ru") ? 1 : 0;
const say = (key, ...values) => texts[key][language].replace(/\{(\d)\}/g, (_, i) => values[i]);

const main = document.getElementById("main");
const news = document.getElementById("news");

/// An element with properties and children; text is never read as HTML.
function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

async function ask(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const json = answer.status === 204 ? {} : await answer.json();
  if (!answer.ok) throw Object.assign(new Error(json.text ?? answer.statusText), { code: json.code });
  return json;
}

function tell(error) { news.textContent = error.message ?? String(error); }
const act = (work) => async (event) => {
  event?.preventDefault?.();
  news.textContent = "";
  try { await work(event); } catch (error) { tell(error); }
};

async function whoAmI() {
  try { return await ask("GET", "/api/me"); } catch { return null; }
}

/// Asks for a name where there is none yet, then goes on.
async function entered(then) {
  const me = await whoAmI();
  if (me) return then(me);
  const name = make("input", { name: "name", maxLength: 40, required: true, autocomplete: "nickname" });
  const form = make("form", { className: "row" }, make("label", {}, say("name"), name),
    make("button", { className: "main" }, say("enter")));
  form.onsubmit = act(async () => {
    await ask("POST", "/api/guest", { name: name.value.trim() });
    await start();
  });
  main.replaceChildren(make("section", {}, form));
  name.focus();
}

function seatName(seat) {
  if (seat.open) return say("open_seat");
  if (seat.bot) return say("bot", seat.bot);
  return seat.person;
}

function tableList(title, tables, games) {
  const section = make("section", {}, make("h2", {}, title));
  if (tables.length === 0) section.append(say("none"));
  const body = make("tbody");
  for (const line of tables) {
    const game = games.find((g) => g.key === line.game);
    const verb = line.yours.length ? say("go") : line.status === "gathering" ? say("sit") : say("watch");
    const button = make("button", { type: "button" }, verb);
    button.onclick = act(async () => {
      const open = line.seats.findIndex((seat) => seat.open);
      if (!line.yours.length && line.status === "gathering")
        await ask("POST", `/api/tables/${line.table}/sit`, { seat: open });
      visit(`/t/${line.table}`);
    });
    body.append(make("tr", { className: line.your_move ? "yours" : "" },
      make("td", {}, game?.name[language ? "ru" : "en"] ?? line.game),
      make("td", {}, line.seats.map(seatName).join(", ")),
      make("td", {}, line.your_move ? say("your_move") : say(line.status === "over" ? "done" : line.status)),
      make("td", {}, button)));
  }
  section.append(make("table", {}, body));
  return section;
}

async function lobby(me) {
  const [games, mine, open, running] = await Promise.all([
    ask("GET", "/api/games").then((answer) => answer.games),
    ...["mine", "open", "running"].map((show) => ask("GET", `/api/tables?show=${show}`).then((a) => a.tables)),
  ]);
  const game = make("select", {}, ...games.map((g) => make("option", { value: g.key }, g.name[language ? "ru" : "en"])));
  const players = make("select");
  const count = () => {
    const chosen = games.find((g) => g.key === game.value);
    players.replaceChildren();
    for (let n = chosen.min_players; n <= chosen.max_players; ++n) players.append(make("option", { value: n }, String(n)));
  };
  game.onchange = count;
  count();
  const others = make("select", {}, ...[1, 2, 3, 4, 5].map((n) => make("option", { value: n }, say("bots", n))),
    make("option", { value: "friends" }, say("friends")), make("option", { value: "anybody" }, say("anybody")));
  others.value = "3";
  const form = make("form", {}, make("div", { className: "row" }, make("label", {}, say("game"), game),
    make("label", {}, say("players"), players), make("label", {}, say("others"), others),
    make("button", { className: "main" }, say("open"))));
  form.onsubmit = act(async () => {
    const other = Number(others.value) ? { bot: Number(others.value) } : { open: true };
    const seats = [{ me: true }, ...Array(Number(players.value) - 1).fill(other)];
    const made = await ask("POST", "/api/tables", { game: game.value, seats, listed: others.value === "anybody" });
    visit(`/t/${made.table}`);
  });
  main.replaceChildren(make("p", {}, say("you", me.name)), make("section", {}, make("h2", {}, say("make")), form),
    tableList(say("mine"), mine, games), tableList(say("listed"), open, games), tableList(say("running"), running, games));
}

let socket = null;

/// A table: its log as it comes, and what one may do.
async function table(id) {
  const invite = new URLSearchParams(location.hash.slice(1)).get("invite");
  if (invite) {
    await ask("POST", `/api/tables/${id}/sit`, { invite });
    history.replaceState(null, "", `/t/${id}`);
  }
  const [line, games] = await Promise.all([ask("GET", `/api/tables/${id}`), ask("GET", "/api/games").then((a) => a.games)]);
  const title = games.find((game) => game.key === line.game)?.name[language ? "ru" : "en"] ?? line.game;
  const status = make("p");
  const seats = make("ul");
  const actions = make("div", { id: "actions" });
  const undo = make("button", { type: "button" }, say("undo"));
  const question = make("div", { className: "row" });
  const log = make("ol", { id: "log" });
  const view = make("pre");
  const invites = make("div");
  const end = make("div");
  const back = make("button", { type: "button" }, say("back"));
  back.onclick = () => visit("/");
  main.replaceChildren(
    make("section", {}, make("h2", {}, title), status, seats, invites, end, question),
    make("section", {}, make("h2", {}, say("options")), actions, make("div", { className: "row" }, undo)),
    make("section", {}, make("h2", {}, say("log")), log),
    make("section", {}, make("details", {}, make("summary", {}, say("view")), view)), back);
  for (const { seat, invite: token } of line.invites ?? []) {
    invites.append(make("p", {}, say("invite", seat + 1), " ", make("code", {}, `${location.origin}/t/${id}#invite=${token}`)));
  }

  let known = 0;
  let names = [];
  const sent = new Map();  // what has not been acknowledged
  const send = (message) => {
    message.id ??= crypto.randomUUID?.() ?? String(Math.random());
    sent.set(message.id, message);
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  undo.onclick = () => send({ type: "undo" });

  const describe = (entry) => {
    const who = entry.seat === undefined ? "" : names[entry.seat] ?? entry.seat;
    if (entry.what === "chat") return `${who}: ${entry.text}`;
    if (entry.what !== "act") return [who, entry.what.replace("_", " "), entry.asked ?? entry.person ?? entry.bot ?? ""].join(" ");
    const told = entry.events.map((event) => {
      const { type, seat, ...rest } = event;
      const details = Object.values(rest).map((value) => (typeof value === "object" ? JSON.stringify(value) : value));
      return [seat === undefined || seat === entry.seat ? "" : names[seat] ?? seat, type, ...details].filter((w) => w !== "").join(" ");
    });
    return `${who}: ${told.join("; ").replaceAll("_", " ")}`;
  };
  const add = (entry) => {
    if (entry.seq <= known) return;
    known = entry.seq;
    if (entry.what === "undo") {
      for (const item of log.children) {
        const decision = Number(item.dataset.decision);
        const gone = entry.kind === "secret" ? decision === entry.decision : decision >= entry.decision;
        if (item.dataset.decision !== undefined && gone) { item.className = "undone"; delete item.dataset.decision; }
      }
    }
    const item = make("li", {}, describe(entry));
    if (entry.what === "act") item.dataset.decision = entry.decision;
    log.append(item);
    log.scrollTop = log.scrollHeight;
  };
  const show = (present, you) => {
    names = present.seats.map(seatName);
    seats.replaceChildren(...present.seats.map((seat, i) => make("li", {},
      `${seatName(seat)}${i === you ? " ★" : ""}${seat.stand_in ? ` (${say("bot", seat.stand_in)})` : ""}`)));
    const over = present.result !== undefined;
    status.textContent = over ? say("over") : present.status === "playing"
      ? say("waiting", present.deciders.map((seat) => names[seat]).join(", ")) : say(present.status);
    actions.replaceChildren(...(present.legal ?? []).map((option) => {
      const button = make("button", { type: "button" }, option.do);
      button.onclick = () => send({ type: "act", at: present.at, action: option.do });
      return button;
    }));
    undo.disabled = !present.undo;
    question.replaceChildren();
    if (present.asked && you !== null && !present.asked.agreed.includes(you)) {
      const yes = make("button", { type: "button", className: "main" }, say("agree"));
      const no = make("button", { type: "button" }, say("refuse"));
      yes.onclick = () => send({ type: "answer", yes: true });
      no.onclick = () => send({ type: "answer", yes: false });
      question.append(say("asked", names[present.asked.seat], present.asked.what), yes, no);
    }
    if (present.status !== "gathering") invites.replaceChildren();
    view.textContent = JSON.stringify(present.view ?? {}, null, 1);
    if (over) {
      end.replaceChildren(...present.result.standings.map((s, i) => make("p", {}, say("points", names[i], s.points, s.rank))),
        make("a", { href: `/api/tables/${id}/record` }, say("record")));
    }
  };

  let you = null;
  let wait = 500;
  const connect = () => {
    const line = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/play`);
    socket = line;
    line.onopen = () => line.send(JSON.stringify({ type: "join", table: id, since: known }));
    line.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "joined") {
        news.textContent = "";
        wait = 500;
        you = message.you;
        names = message.present.seats.map(seatName);
        for (const waiting of sent.values()) line.send(JSON.stringify(waiting));
        const last = message.entries.at(-1);
        if (last && last.seq < message.present.seq) line.send(JSON.stringify({ type: "join", table: id, since: last.seq }));
      }
      if (message.type === "ack") sent.delete(message.id);
      if (message.type === "error") { sent.delete(message.id); tell(new Error(message.text)); }
      for (const entry of message.entries ?? []) add(entry);
      if (message.present) show(message.present, you);
    };
    line.onclose = () => {
      if (socket !== line) return;
      news.textContent = say("lost");
      setTimeout(() => socket === line && connect(), wait);
      wait = Math.min(wait * 2, 10000);
    };
  };
  connect();
}

function visit(path) {
  history.pushState(null, "", path);
  start();
}

async function start() {
  const old = socket;
  socket = null;
  old?.close();
  news.textContent = "";
  document.documentElement.lang = language ? "ru" : "en";
  document.querySelector("[data-say=motto]").textContent = say("motto");
  document.getElementById("language").textContent = say("other");
  const id = location.pathname.match(/^\/t\/([a-z0-9]+)$/)?.[1];
  try { await entered((me) => (id ? table(id) : lobby(me))); } catch (error) { tell(error); }
}

document.getElementById("language").onclick = () => {
  language = 1 - language;
  localStorage.setItem("language", language ? "ru" : "en");
  start();
};
window.onpopstate = start;
start();
