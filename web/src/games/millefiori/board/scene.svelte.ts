// A scene of which every part is worked out only when what it comes from changes.

import { bringing } from "./bringing";
import { ghostsOf } from "./ghosts";
import type { Scene } from "./scene";
import type { BoardProps } from "../../face";
import { owners, seen } from "../view";

export class LiveScene implements Scene {
  readonly #props: () => Omit<BoardProps, "part">;

  constructor(props: () => Omit<BoardProps, "part">) {
    this.#props = props;
  }

  readonly raw = $derived.by(() => this.#props().view);
  readonly view = $derived.by(() => seen(this.raw));
  readonly people = $derived.by(() => this.#props().people);
  readonly choosing = $derived.by(() => this.#props().choosing);
  readonly last = $derived.by(() => this.#props().last);
  readonly ghosts = $derived.by(() => ghostsOf(this.#props().preview, this.view));
  readonly previewed = $derived.by(() => this.#props().preview?.events ?? []);
  readonly told = $derived.by(() => this.#props().told ?? []);
  readonly seat = $derived.by(() => this.people.you);
  readonly owner = $derived.by(() => owners(this.view));
  readonly bringing = $derived.by(() => bringing(this.view, this.seat, this.choosing, this.ghosts));
}
