// How a drawing lies in a frame that is smaller than it: as large as it can be with all that is lit in sight.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Framing {
  /** 1: the drawing as it is. */
  zoom: number;
  /** How far it is scrolled. */
  left: number;
  top: number;
}

/** Around what is lit, px of the frame. */
const RIM = 10;

/** What holds all the boxes; null: there are none. */
export const around = (boxes: readonly Box[]): Box | null =>
  boxes.length === 0
    ? null
    : {
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      };

/** So much smaller at most the whole drawing is shown rather than a part of it. */
const NEARLY = 0.75;

/** For a box on the drawing at zoom 1, which is `whole` large, in a frame of `width` by `height`. */
export function framed({ left, top, right, bottom }: Box, width: number, height: number, whole: { width: number; height: number }): Framing {
  const all = Math.min(1, width / whole.width, height / whole.height);
  if (all >= NEARLY) return { zoom: all, left: 0, top: 0 };
  const zoom = Math.min(1, (width - 2 * RIM) / Math.max(1, right - left), (height - 2 * RIM) / Math.max(1, bottom - top));
  const at = (from: number, to: number, room: number) => Math.max(0, ((from + to) / 2) * zoom - room / 2);
  return { zoom, left: at(left, right, width), top: at(top, bottom, height) };
}

/** Zoomed so that the point of the drawing at `x`, `y` of the frame stays there. */
export const zoomedAt = ({ zoom, left, top }: Framing, to: number, x: number, y: number): Framing => ({
  zoom: to,
  left: ((left + x) / zoom) * to - x,
  top: ((top + y) / zoom) * to - y,
});
