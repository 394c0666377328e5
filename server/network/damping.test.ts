import { describe, expect, it } from 'vitest';
import { newMember } from '#core/progress/member-facts.ts';
import { addVillages, cheats, createCommunity, honest } from '#server/testing/communities.ts';
import { computeSnapshot } from './compute-snapshot.ts';

const now = Date.UTC(2026, 5, 1);
const seeds = [1, 2, 3];
const measures = ['degree', 'betweenness', 'pageRank', 'rise30d'] as const;

function drawn(draw: (typeof cheats.found)[string], seed: number) {
  const community = createCommunity(seed, now);
  const shape = draw(community, addVillages(community));
  const members = Array.from({ length: community.members() }, (_, index) => ({
    id: index + 1,
    facts: { ...newMember, activities: 5 },
    isEstablished: true,
    points: 900,
    rise: shape.centres.includes(index + 1) ? 800 : 100,
  }));
  const snapshot = computeSnapshot({ ties: community.ties, members, now });
  return { ...shape, ...snapshot };
}

const all = (shapes: typeof cheats) =>
  Object.entries({ ...shapes.found, ...shapes.kept }).flatMap(([name, draw]) =>
    seeds.map((seed) => ({ name, draw, seed })),
  );

describe('many accounts round one person', () => {
  it.each(all(cheats))('$name ($seed): are marked, and raise nobody', ({ draw, seed }) => {
    const { centres, helpers, people, ties } = drawn(draw, seed);
    const idsOf = (places: number[]) => places.map((place) => people[place]?.id ?? 0);
    const marked = new Set(people.filter(({ isDamped }) => isDamped).map(({ id }) => id));
    const round = [...centres, ...helpers];
    const own = ties.filter(({ one, other }) => idsOf([one, other]).every((id) => round.includes(id)));
    const firsts = measures.filter((measure) => {
      const first = people.reduce((best, person) => (person[measure] > best[measure] ? person : best));
      return round.includes(first.id);
    });
    expect({
      firsts,
      unmarked: round.filter((id) => !marked.has(id)).length,
      undamped: own.filter(({ isDamped }) => !isDamped).length,
      wrongly: [...marked].filter((id) => !round.includes(id)).length,
    }).toEqual({ firsts: [], unmarked: 0, undamped: 0, wrongly: 0 });
  });
});

describe('a circle of which a neighbour has met one', () => {
  const raised: (typeof cheats.found)[string] = ({ join, pick, ago, connect, vote }, villages) => {
    const helpers = join(18);
    const [cheat = 0, , , friend = 0] = helpers;
    for (const [index, helper] of helpers.entries()) {
      for (const step of [1, 2, 5]) connect(helper, helpers[(index + step) % helpers.length] ?? 0, ago(90));
      connect(helper, cheat, ago(90));
      vote(helper, pick(helpers), ago(90));
    }
    connect(friend, villages[0]?.[5] ?? 0, ago(90));
    return { centres: [cheat], helpers };
  };

  it.each(seeds)('is first in no measure, and none of it is known (%i)', (seed) => {
    const { helpers, people } = drawn(raised, seed);
    const firsts = measures.map((measure) =>
      people.reduce((best, person) => (person[measure] > best[measure] ? person : best)),
    );
    expect(firsts.filter(({ id }) => helpers.includes(id))).toEqual([]);
    expect(people.filter(({ id, isKnown }) => isKnown && helpers.includes(id))).toEqual([]);
    // Of the circle only what ties it to the neighbour is measured.
    expect(people.filter(({ id, degree }) => degree > 1 && helpers.includes(id))).toEqual([]);
  });
});

describe('honest people whom many know', () => {
  it.each(all(honest))('$name ($seed): are not marked, and may lead', ({ draw, seed }) => {
    const { people, centres } = drawn(draw, seed);
    expect(people.filter(({ isDamped }) => isDamped).length).toBe(0);
    expect(people.filter(({ id, isKnown }) => centres.includes(id) && !isKnown)).toEqual([]);
    // Hardly anybody of those villages knows fewer than three others.
    expect(people.filter(({ isKnown }) => isKnown).length / people.length).toBeGreaterThan(0.85);
  });
});
