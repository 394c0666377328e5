import type { Palette } from './palette.ts';
import type { Point, Size } from './view.ts';

/** A name and the place under which it stands. */
export interface Label {
  text: string;
  at: Point;
}

interface Paper {
  size: Size;
  palette: Palette;
  /** In pixels. */
  fontSize: number;
  max: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Writes names in their order of importance, as many as stand free of each other and inside the drawing. */
export function writeNames(
  context: CanvasRenderingContext2D,
  labels: Iterable<Label>,
  { size, palette, fontSize, max }: Paper,
): void {
  context.save();
  context.font = `700 ${fontSize}px ${palette.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'top';
  context.lineWidth = 4;
  context.lineJoin = 'round';
  context.strokeStyle = palette.paper;
  context.fillStyle = palette.ink;
  const taken: Box[] = [];
  for (const { text, at } of labels) {
    if (taken.length >= max) break;
    const half = context.measureText(text).width / 2 + 3;
    // A name near the edge moves inwards rather than being cut.
    const x = Math.min(Math.max(at.x, half), size.width - half);
    const y = Math.min(at.y, size.height - fontSize - 3);
    const box = { left: x - half, top: y, right: x + half, bottom: y + fontSize + 3 };
    if (taken.some((other) => overlap(box, other))) continue;
    taken.push(box);
    context.strokeText(text, x, y);
    context.fillText(text, x, y);
  }
  context.restore();
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
