/** The kinds of tie that make the network. */
export type TieKind = 'connection' | 'team' | 'vote';

/** The periods one can look at, the longest first, in days back from now. */
export const tiePeriods = ['all', 'quarter', 'month', 'week'] as const;

export type TiePeriod = (typeof tiePeriods)[number];

export const tiePeriodDays = {
  all: Number.POSITIVE_INFINITY,
  quarter: 90,
  month: 30,
  week: 7,
} as const satisfies Record<TiePeriod, number>;

/** How the network is read. A change of a weight or bound is a new version, so that a measure can be explained. */
export const networkModel = {
  version: 17,
  weights: { connection: 1, team: 2, vote: 0.5 } satisfies Record<TieKind, number>,
  /** What each further team of a pair, or vote of a pair on one day, is worth of the one before. */
  repeat: 0.5,
  /** All votes of one person for another weigh no more than this, however many days they fill. */
  maxVoteWeight: 2,
  /** Votes a person gives in one day before they begin to share their weight. */
  burst: 20,
  /** Of votes that go both ways between two people this often, each counts this much. */
  reciprocal: { votes: 3, factor: 0.5 },
  /** A small circle that votes in turns: who is in it gets at least `share` of the votes from inside. */
  ring: { votes: 3, maxPeople: 12, share: 0.5, factor: 0.02 },
  /**
   * Where more than this share of the people get votes in return or in circles it is how everybody votes, as in a
   * cooperative that is by itself, and takes nothing away.
   */
  usual: 0.5,
  /**
   * Many accounts round one person: at least `size`, open to others with less than `open` of their ties, giving at
   * least `focus` of what they give in there to those in the middle. Where they did not come in one burst, more of
   * them must give more, to a few. Without so many people `outside` there is nobody to be closed to.
   */
  star: {
    size: 6,
    slowSize: 10,
    open: 0.4,
    focus: 0.35,
    slowFocus: 0.5,
    centres: 3,
    outside: 8,
    burst: { days: 14, share: 0.66 },
  },
  /** Who got so many votes of which at least this share of the weight was taken away is told so. */
  damped: { votes: 3, share: 0.5 },
  /**
   * Who may lead is known: so many `people` of the community, in a small one two, gave something who hang together with half
   * of the others in it, up to `largest`. A circle that nobody of the community has met and that is larger than
   * a `family` stands apart; the community is told from it once half of the people hang together, or at least `fewest` and a
   * `share` of them. Up to `largest` people who know the community through one person alone count as that person; as many who,
   * without somebody, know it through one other alone are one voice to that somebody. Where fewer than `few` hang
   * together in two ways, who is behind one person is measured as anybody, and nobody is asked for two.
   */
  known: { fewest: 5, few: 8, people: 3, largest: 20, family: 5, share: 0.25 },
  /** Votes by people whom nobody of the community has met weigh at most this share of what those whom it knows gave. */
  strangers: 0.5,
  /** Of fewer people than this nothing is told, nor are votes that fewer than these have given. */
  fewestPeople: 5,
  /** Central: at least so many times the mean influence. */
  central: 1.75,
  /** A bridge carries at least `share` of the ties between two groups, and `betweenness` times the mean. */
  bridge: { share: 0.5, betweenness: 2 },
  /** Emerging: the fastest few of those who earned most of their points within these days. */
  emerging: { days: 30, points: 50, ofAllPoints: 0.5, fastest: 0.05, atLeast: 3 },
} as const;
