// Who holds which port and what it stores, followed through the events of a game.

import type { Holding } from "./sea";
import { data, type Good } from "./view";
import type { GameEvent, Seat } from "@/line/protocol";

export class Holdings {
  readonly ports: Record<string, Holding> = Object.fromEntries(data.ports.map(({ key }) => [key, { owner: null, stored: [], basilica: false }]));

  follow(event: GameEvent): void {
    const port = this.ports[String(event["port"])];
    if (port === undefined) return;
    switch (event.type) {
      case "took_port":
        port.owner = event["seat"] as Seat;
        break;
      case "landed":
        if (Number(event["sailors"]) > 0) port.owner = event["seat"] as Seat;
        break;
      case "lost_port":
        port.owner = null;
        break;
      case "sold":
        port.stored = [...port.stored, event["good"] as Good];
        break;
      case "built":
        port.basilica ||= event["what"] === "basilica";
        break;
    }
  }
}
