export interface Point {
  x: number;
  y: number;
}

const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** The place of the nth seed of a sunflower whose seeds lie `step` apart. */
const seed = (n: number, step: number): Point => ({
  x: Math.cos(n * goldenAngle) * Math.sqrt(n) * step,
  y: Math.sin(n * goldenAngle) * Math.sqrt(n) * step,
});

/**
 * Draws each group as a disc, its first members in the middle, and sets the discs side by side, the largest in the
 * middle. It costs one pass, so that ten thousand people are placed at once, and always the same way.
 */
export function layOut(groups: readonly number[]): { people: Point[]; centres: Map<number, Point> } {
  const members = new Map<number, number[]>();
  for (const [place, group] of groups.entries()) {
    const own = members.get(group);
    if (own) own.push(place);
    else members.set(group, [place]);
  }
  const discs = [...members].sort(([one, few], [other, many]) => many.length - few.length || one - other);
  const placed: (Point & { radius: number })[] = [];
  const people: Point[] = groups.map(() => ({ x: 0, y: 0 }));
  const centres = new Map<number, Point>();
  for (const [group, places] of discs) {
    const radius = Math.sqrt(places.length) + 1;
    const centre = findRoom(placed, radius);
    placed.push({ ...centre, radius });
    centres.set(group, centre);
    for (const [index, place] of places.entries()) {
      // Half a seed on, so that the first two do not lie closer together than all others.
      const { x, y } = seed(index + 0.5, 1);
      people[place] = { x: centre.x + x, y: centre.y + y };
    }
  }
  return fitIn(people, centres, placed);
}

/** The first place on a widening spiral where a disc touches no other. */
function findRoom(placed: readonly (Point & { radius: number })[], radius: number): Point {
  for (let turn = 0; ; turn++) {
    const centre = seed(turn, radius / 2);
    const isFree = placed.every(
      (other) => Math.hypot(other.x - centre.x, other.y - centre.y) >= other.radius + radius,
    );
    if (isFree) return centre;
  }
}

function fitIn(
  people: readonly Point[],
  centres: ReadonlyMap<number, Point>,
  discs: readonly (Point & { radius: number })[],
): { people: Point[]; centres: Map<number, Point> } {
  const reach = Math.max(1, ...discs.map(({ x, y, radius }) => Math.hypot(x, y) + radius));
  const shrink = ({ x, y }: Point): Point => ({ x: rounded(x / reach), y: rounded(y / reach) });
  return {
    people: people.map(shrink),
    centres: new Map([...centres].map(([group, centre]) => [group, shrink(centre)])),
  };
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
