// Who I am here.

import { api, type Me } from "@/line/api";

class Myself {
  /** undefined: not asked yet; null: nobody. */
  person: Me | null | undefined = $state.raw(undefined);
  private asking: Promise<Me | null> | null = null;

  /** Asks the server once. */
  async know(): Promise<Me | null> {
    if (this.person !== undefined) return this.person;
    this.asking ??= this.refresh();
    return this.asking;
  }

  async refresh(): Promise<Me | null> {
    try {
      this.person = await api.me();
    } finally {
      this.asking = null;
    }
    return this.person;
  }

  /** A guest by the name that stands in for one, unless one is somebody already. */
  async orGuest(name: string): Promise<Me> {
    const known = await this.know();
    if (known !== null) return known;
    await api.guest(name);
    return (await this.refresh()) as Me;
  }

  async leave(): Promise<void> {
    await api.logout();
    this.person = null;
  }
}

export const me = new Myself();
