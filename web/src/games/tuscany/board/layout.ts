// Where everything is: the whole board, and each part alone for a narrow page, 344 wide.

/** x, y, width, height. */
export type Rect = readonly [number, number, number, number];

export const NARROW = 344;
export const WIDE: readonly [number, number] = [1200, 676];
export const WIDE_MAT: readonly [number, number] = [1200, 148];

export interface DomainLayout {
  panel: Rect;
  radius: number;
  /** The middle of the domain. */
  middle: { x: number; y: number };
  /** The line of the title and what stands at its right; then the foot: steps of a turn, or controls. */
  title: number;
  foot: number;
  narrow: boolean;
}

export const wideDomain: DomainLayout = {
  panel: [0, 0, 724, 540],
  radius: 49.5,
  middle: { x: 362, y: 262 },
  title: 27,
  foot: 512,
  narrow: false,
};
/** Above the cells a row of open tiles, while a castle chooses among them; below them buttons, while boards are joined, one of them for a hint. */
export const narrowDomain = (castle: boolean, building: boolean, hinted = false): DomainLayout => {
  const top = castle ? 54 : building ? 8 : 0;
  const foot = (building ? 276 : 266) + top;
  return { panel: [0, 0, NARROW, foot + (hinted ? 80 : 30)], radius: 23.8, middle: { x: NARROW / 2, y: 138 + top }, title: 20, foot, narrow: true };
};

export interface GridLayout {
  panel: Rect;
  title: number;
  font: number;
}

export const wideOthers: GridLayout = { panel: [0, 550, 724, 126], title: 0, font: 15.5 };
export const wideDisplay: GridLayout & { radius: number } = { panel: [736, 0, 464, 208], title: 27, font: 16, radius: 40 };
export const wideBonus: GridLayout = { panel: [736, 218, 464, 112], title: 24, font: 16 };
export const wideColours: GridLayout = { panel: [736, 340, 464, 166], title: 24, font: 16 };
export const wideTracks: GridLayout = { panel: [736, 516, 464, 160], title: 0, font: 15 };

export const narrowDisplay: GridLayout & { radius: number } = { panel: [0, 0, NARROW, 196], title: 20, font: 15, radius: 36 };
export const narrowBonus: GridLayout = { panel: [0, 204, NARROW, 130], title: 20, font: 15 };
export const narrowTracks: GridLayout = { panel: [0, 0, NARROW, 166], title: 0, font: 14 };
export const narrowColours: GridLayout = { panel: [0, 172, NARROW, 182], title: 20, font: 15 };
export const narrowOthers = (many: number): GridLayout => ({ panel: [0, 362, NARROW, many * 124 + 6], title: 0, font: 15 });
