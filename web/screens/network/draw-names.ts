import type { Palette } from './palette.ts';
import type { Scene } from './scene.ts';
import type { Point, Size } from './view.ts';

interface Named {
  scene: Scene;
  size: Size;
  chosen: number;
  palette: Palette;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const fontSize = 13;
/** Pixels of the drawing for each name in it. */
const areaOfName = 13_000;
/** Names tried before giving up: in a crowd most of them have no room. */
const mostTries = 200;

/** Writes the names of the best connected on the screen, as many as stand free; the chosen one and theirs first. */
export function drawNames(
  context: CanvasRenderingContext2D,
  { scene, size, chosen, palette }: Named,
  places: readonly Point[],
  around: ReadonlySet<number>,
  radiusOf: (place: number) => number,
): void {
  context.font = `600 ${fontSize}px ${palette.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'top';
  context.lineWidth = 4;
  context.lineJoin = 'round';
  context.strokeStyle = palette.paper;
  context.fillStyle = palette.ink;
  const taken: Box[] = [];
  const mostNames = Math.ceil((size.width * size.height) / areaOfName);
  const named =
    chosen >= 0 ? [chosen, ...scene.nameOrder.filter((place) => around.has(place))] : scene.nameOrder;
  const inside = named.filter((place) => isInside(places[place], size)).slice(0, mostTries);
  for (const place of new Set(inside)) {
    const at = places[place];
    const person = scene.people[place];
    if (!at || !person || taken.length >= mostNames) continue;
    const y = at.y + radiusOf(place) + 4;
    const half = context.measureText(person.name).width / 2 + 3;
    // A name near the edge moves inwards rather than being cut.
    const x = Math.min(Math.max(at.x, half), size.width - half);
    const box = { left: x - half, top: y, right: x + half, bottom: y + fontSize + 3 };
    if (taken.some((other) => overlap(box, other))) continue;
    taken.push(box);
    context.strokeText(person.name, x, y);
    context.fillText(person.name, x, y);
  }
}

const isInside = (at: Point | undefined, { width, height }: Size): boolean =>
  at !== undefined && at.x > 0 && at.y > 0 && at.x < width && at.y < height;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
