/** A place in the drawing or on the screen. */
export interface Point {
  x: number;
  y: number;
}

/** The size of the drawing on the screen, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Which part of the network is seen: the point in the middle, and screen pixels for one unit of the network. */
export interface View {
  middle: Point;
  scale: number;
}

const margin = 28;
/** How much larger than the whole the drawing can get. */
const maxZoom = 60;

/** The view that shows every point, as large as it fits. */
export function wholeView(points: readonly Point[], { width, height }: Size): View {
  if (points.length === 0) return { middle: { x: 0, y: 0 }, scale: 1 };
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  // A single person, or people in one line, have no extent of their own.
  const wide = Math.max(right - left, 1e-9);
  const high = Math.max(bottom - top, 1e-9);
  const room = (length: number) => Math.max(length - 2 * margin, 1);
  const scale = Math.min(room(width) / wide, room(height) / high);
  return {
    middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
    scale: wide + high < 1e-6 ? 1 : scale,
  };
}

/** Where a point of the network stands on the screen. */
export const toScreen = ({ x, y }: Point, { middle, scale }: View, { width, height }: Size): Point => ({
  x: (x - middle.x) * scale + width / 2,
  y: (y - middle.y) * scale + height / 2,
});

/** Which point of the network stands at a place on the screen. */
export const toNetwork = ({ x, y }: Point, { middle, scale }: View, { width, height }: Size): Point => ({
  x: (x - width / 2) / scale + middle.x,
  y: (y - height / 2) / scale + middle.y,
});

/** The view after a drag of so many pixels. */
export const moved = ({ middle, scale }: View, by: Point): View => ({
  middle: { x: middle.x - by.x / scale, y: middle.y - by.y / scale },
  scale,
});

/** The view after a zoom that leaves the point under the finger where it is; the whole is the smallest. */
export function zoomed(view: View, factor: number, at: Point, size: Size, whole: View): View {
  const scale = Math.min(Math.max(view.scale * factor, whole.scale), whole.scale * maxZoom);
  if (scale === whole.scale) return whole;
  const held = toNetwork(at, view, size);
  return {
    middle: {
      x: held.x - (at.x - size.width / 2) / scale,
      y: held.y - (at.y - size.height / 2) / scale,
    },
    scale,
  };
}

/** The view with a point in its middle, near enough to see those around it. */
export const centred = (point: Point, view: View, whole: View, nearness: number): View => ({
  middle: point,
  scale: Math.max(view.scale, whole.scale * nearness),
});
