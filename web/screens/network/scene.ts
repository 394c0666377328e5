import type { Answer } from '#core/contract/index.ts';
import { colourOfGroup } from './group-colours.ts';
import { type PointGrid, pointGrid } from './point-grid.ts';
import type { Point } from './view.ts';

type Network = Pick<Answer<'network'>, 'people' | 'ties' | 'groups' | 'groupVotes'>;

/** A person of the network, with the place of their colour. */
interface ScenePerson extends Point {
  id: number;
  name: string;
  colour: number;
  isBridge: boolean;
  isEmerging: boolean;
  isDamped: boolean;
}

/** A tie between two places of the list of people. */
export interface SceneTie {
  one: number;
  other: number;
  weight: number;
}

/** Votes that went from one group to another. */
interface Flow {
  from: Point;
  to: Point;
  colour: number;
  /** Beside the largest of them, 0-1. */
  share: number;
}

/** The network made ready to be drawn many times a second. */
export interface Scene {
  people: readonly ScenePerson[];
  /** How large each person is beside the others, 0-1. */
  sizes: readonly number[];
  /** How far people usually stand from the next one, in units of the network. */
  spacing: number;
  /** The strongest first. */
  ties: readonly SceneTie[];
  tiesOf: ReadonlyMap<number, readonly SceneTie[]>;
  /** Who is named first when there is room for few names: the most influential, as they come. */
  nameOrder: readonly number[];
  flows: readonly Flow[];
  groups: readonly (Point & { name: string })[];
  grid: PointGrid;
  placeOf: ReadonlyMap<number, number>;
}

/** People whose distance to the next is looked at: a few dozen tell as much as thousands. */
const sampled = 60;

/** Makes an answer ready to be drawn, with the votes between groups where they are the matter. */
export function makeScene({ people, ties, groups, groupVotes }: Network, showsVotes: boolean): Scene {
  const placeOf = new Map(people.map(({ id }, place) => [id, place]));
  const colours = coloursOf(groups);
  const max = people.reduce((top, { degree }) => Math.max(top, degree), 1);
  const sceneTies = ties
    .flatMap(({ from, to, weight }) => {
      const one = placeOf.get(from);
      const other = placeOf.get(to);
      return one === undefined || other === undefined ? [] : [{ one, other, weight }];
    })
    .sort((tie, next) => next.weight - tie.weight);
  return {
    people: people.map(({ id, username, group, isBridge, isEmerging, isDamped, x, y }) => ({
      id,
      name: username,
      colour: colours(group),
      isBridge,
      isEmerging,
      isDamped,
      x,
      y,
    })),
    sizes: people.map(({ degree }) => Math.sqrt(degree / max)),
    spacing: usualSpacing(people),
    ties: sceneTies,
    tiesOf: tiesByPerson(sceneTies),
    nameOrder: people.map((_, place) => place),
    flows: showsVotes ? flowsOf(groups, groupVotes, colours) : [],
    groups: showsVotes ? groups : [],
    grid: pointGrid(people),
    placeOf,
  };
}

const turn = <P extends Point>(point: P): P => ({ ...point, x: point.y, y: point.x });

/** The same network on its side, for a drawing that is wider than the network. */
export function turned(scene: Scene): Scene {
  const people = scene.people.map(turn);
  return {
    ...scene,
    people,
    flows: scene.flows.map(({ from, to, ...flow }) => ({ ...flow, from: turn(from), to: turn(to) })),
    groups: scene.groups.map(turn),
    grid: pointGrid(people),
  };
}

/** Answers which colour a group has, by the place of the group in the answer. */
export function coloursOf(groups: Network['groups']): (group: number | null) => number {
  const places = new Map(groups.map(({ id }, place) => [id, place]));
  return (group) => colourOfGroup(group === null ? undefined : places.get(group));
}

function usualSpacing(people: readonly Point[]): number {
  const step = Math.max(Math.floor(people.length / sampled), 1);
  const distances = people
    .filter((_, place) => place % step === 0)
    .map((one) =>
      people.reduce(
        (least, other) =>
          other === one ? least : Math.min(least, Math.hypot(one.x - other.x, one.y - other.y)),
        Infinity,
      ),
    )
    .sort((one, other) => one - other);
  return distances[distances.length >> 1] ?? 0;
}

function tiesByPerson(ties: readonly SceneTie[]): Map<number, SceneTie[]> {
  const found = new Map<number, SceneTie[]>();
  for (const tie of ties) {
    for (const place of [tie.one, tie.other]) {
      const own = found.get(place);
      if (own) own.push(tie);
      else found.set(place, [tie]);
    }
  }
  return found;
}

function flowsOf(
  groups: Network['groups'],
  votes: Network['groupVotes'],
  colours: (group: number) => number,
): Flow[] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const between = votes.filter(({ from, to }) => from !== to);
  const max = between.reduce((top, { votes }) => Math.max(top, votes), 1);
  return between.flatMap(({ from, to, votes }) => {
    const start = byId.get(from);
    const end = byId.get(to);
    return start && end ? [{ from: start, to: end, colour: colours(from), share: votes / max }] : [];
  });
}

export const emptyScene: Scene = makeScene({ people: [], ties: [], groups: [], groupVotes: [] }, false);
