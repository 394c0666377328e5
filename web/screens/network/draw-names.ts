import type { Palette } from './palette.ts';
import type { Scene } from './scene.ts';
import type { Point, Size } from './view.ts';
import { writeNames } from './write-names.ts';

interface Named {
  scene: Scene;
  size: Size;
  chosen: number;
  palette: Palette;
  /** The chosen one and those who are tied to them. */
  around: ReadonlySet<number>;
  radiusOf: (place: number) => number;
}

const fontSize = 13;
/** Pixels of the drawing for each name in it. */
const areaOfName = 20_000;
/** Names tried before giving up: in a crowd most of them have no room. */
const maxTries = 200;

/** Writes the names of the most influential on the screen; of the chosen one and those around them, if there is one. */
export function drawNames(
  context: CanvasRenderingContext2D,
  { scene, size, chosen, palette, around, radiusOf }: Named,
  places: readonly Point[],
): void {
  const wanted =
    chosen >= 0
      ? [chosen, ...scene.nameOrder.filter((place) => place !== chosen && around.has(place))]
      : scene.nameOrder;
  const labels = wanted
    .filter((place) => isInside(places[place], size))
    .slice(0, maxTries)
    .flatMap((place) => {
      const at = places[place];
      const person = scene.people[place];
      return at && person ? [{ text: person.name, at: { x: at.x, y: at.y + radiusOf(place) + 4 } }] : [];
    });
  const max = Math.ceil((size.width * size.height) / areaOfName);
  writeNames(context, labels, { size, palette, fontSize, max });
}

const isInside = (at: Point | undefined, { width, height }: Size): boolean =>
  at !== undefined && at.x > 0 && at.y > 0 && at.x < width && at.y < height;
