/** What tells one row of a series from another. */
export type Labels = Readonly<Record<string, string | number>>;

/** Something that is measured, written as Prometheus reads it. */
export interface Series {
  write(): string;
}

/** What tells a row from the others of its series; they all have the same labels. */
function keyOf(labels: Labels): string {
  let key = '';
  for (const label in labels) key += `${labels[label]}\n`;
  return key;
}

const escaped = (value: string | number): string =>
  String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const row = (name: string, labels: Labels, value: number): string => {
  const named = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${named.length > 0 ? `{${named.join(',')}}` : ''} ${value}`;
};

const block = (name: string, kind: string, help: string, rows: readonly string[]): string =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...rows, ''].join('\n');

/** A number that only grows, one for each combination of labels. */
export function createCounter(
  name: string,
  help: string,
): Series & { add(labels?: Labels, count?: number): void } {
  const rows = new Map<string, { labels: Labels; value: number }>();
  return {
    add(labels = {}, count = 1) {
      const key = keyOf(labels);
      const known = rows.get(key);
      if (known) known.value += count;
      else rows.set(key, { labels, value: count });
    },
    write: () =>
      block(
        name,
        'counter',
        help,
        [...rows.values()].map(({ labels, value }) => row(name, labels, value)),
      ),
  };
}

/** A number that is read at the moment somebody asks; none where there is none yet. */
export const createGauge = (
  name: string,
  help: string,
  read: () => readonly [labels: Labels, value: number | undefined][],
): Series => ({
  write: () =>
    block(
      name,
      'gauge',
      help,
      read().flatMap(([labels, value]) => (value === undefined ? [] : [row(name, labels, value)])),
    ),
});

/** How long things take: how many took at most so long, for each bound, and the sum. */
export function createHistogram(
  name: string,
  help: string,
  bounds: readonly number[],
): Series & { observe(labels: Labels, value: number): void } {
  const rows = new Map<string, { labels: Labels; counts: number[]; count: number; sum: number }>();
  return {
    observe(labels, value) {
      const key = keyOf(labels);
      const own = rows.get(key) ?? { labels, counts: bounds.map(() => 0), count: 0, sum: 0 };
      rows.set(key, own);
      own.count++;
      own.sum += value;
      const place = bounds.findIndex((bound) => value <= bound);
      if (place >= 0) own.counts[place] = (own.counts[place] ?? 0) + 1;
    },
    write: () =>
      block(
        name,
        'histogram',
        help,
        [...rows.values()].flatMap(({ labels, counts, count, sum }) => {
          let upTo = 0;
          const buckets = bounds.map((bound, place) => {
            upTo += counts[place] ?? 0;
            return row(`${name}_bucket`, { ...labels, le: bound }, upTo);
          });
          return [
            ...buckets,
            row(`${name}_bucket`, { ...labels, le: '+Inf' }, count),
            row(`${name}_sum`, labels, sum),
            row(`${name}_count`, labels, count),
          ];
        }),
      ),
  };
}
