import { expect, it } from 'vitest';
import { shortOf } from '#core/testing/in-short.ts';
import { villageOf } from '#core/testing/village.ts';
import { describeNetwork } from './describe-network.ts';
import { heardShares } from './voices.ts';

const now = Date.UTC(2026, 5, 1, 15);
const villages = 240;

/** As text that is the same on every machine: what has no order in one, and figures as far as they say something. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => {
    if (inner instanceof Set) return [...inner].toSorted((a, b) => Number(a) - Number(b));
    if (inner instanceof Map) return [...inner].toSorted(([a], [b]) => Number(a) - Number(b));
    return typeof inner === 'number' ? Math.round(inner * 1e6) / 1e6 : inner;
  });

const sums = (numbers: readonly number[]): number =>
  Math.round(numbers.reduce((sum, one) => sum + one, 0) * 1000) / 1000;

/** What the network says of a village, in one line. */
function lineOf(number: number): string {
  const { ties, ...members } = villageOf(number, now);
  const network = describeNetwork(ties, members, now);
  const shares = heardShares(network.flows, network);
  const { people, measured, damped, known, body, apart, held, anchors, behindOne, echoes } = network;
  const told = {
    people: people.length,
    measured,
    damped: damped.size,
    known: known.size,
    body: body.size,
    apart: apart.size,
    held: held.size,
    anchored: anchors.filter((anchor, place) => anchor !== place).length,
    behindOne,
    echoes: echoes.size,
    strangers: Number(network.hasStrangers),
    votes: sums(network.flows.map(({ weight }) => weight)),
    heard: sums(shares),
  };
  const figures = Object.entries(told).map(([name, value]) => `${name} ${value}`);
  return `${number}: ${figures.join(', ')}, all ${shortOf(written({ network, shares }))}`;
}

/**
 * Exactly what the network says of some made villages, as it was last accepted: whoever changes its rules sees here which
 * villages the change moved. A wished change is accepted with `npx vitest run --project core accepted-villages -u`.
 */
it('says of made villages what was accepted', async () => {
  const lines = Array.from({ length: villages }, (_, at) => lineOf(at + 1));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('accepted/villages.txt');
});
