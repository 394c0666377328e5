import { expect, it } from 'vitest';
import { businessChallenges, type ChallengeId } from '#core/content/desafio-negocio.ts';
import { open } from '#core/games/desafio-negocio/answer/open.ts';
import { maxTurns, reply } from '#core/games/desafio-negocio/answer/reply.ts';
import { exchanges } from '#core/testing/exchanges.ts';
import { building, measured, strangers } from '#core/testing/graded.ts';
import { openingOf } from '#core/testing/in-short.ts';

/** One in so many of the graded talks is played: together they come by most of what the persona can say. */
const oneIn = 15;
const longestOpening = 40;
const mostExchanges = 4 * maxTurns;

/** What persons say to a persona: the talks, and the single messages as if one person had said a dozen of them. */
function saidTo(id: ChallengeId): string[][] {
  const talks = [...building, ...measured, ...strangers]
    .filter(({ challengeId }, at) => challengeId === id && at % oneIn === 0)
    .map(({ lines }) => lines.flatMap(({ role, content }) => (role === 'user' ? content : [])));
  const single = exchanges[id].flatMap(([says]) => says).slice(0, mostExchanges);
  const dozens = Array.from({ length: Math.ceil(single.length / maxTurns) }, (_, at) =>
    single.slice(at * maxTurns, (at + 1) * maxTurns),
  );
  return [...talks, ...dozens];
}

/** What the persona answers to each message; only how a message begins is told of it. */
function play(id: ChallengeId, said: readonly string[]): string {
  let talk = open(id);
  const told = said.map((message) => {
    const next = reply(id, talk, message, 'aceito');
    talk = next.talk;
    return `- ${openingOf(message, longestOpening)}\n> ${next.text}${talk.closed ? ' [fim]' : ''}`;
  });
  return told.join('\n');
}

/**
 * Exactly what each persona answers in some of the talks, as it was last accepted: whoever changes persona or judge sees here
 * which answers the change moved. A wished change is accepted with `npx vitest run --project core accepted-answers -u`.
 */
it.each(businessChallenges)(
  '$id: the persona answers what was accepted',
  { timeout: 120_000 },
  async ({ id }) => {
    const played = saidTo(id).map((said) => play(id, said));
    await expect(`${played.join('\n\n')}\n`).toMatchFileSnapshot(`accepted/${id}.txt`);
  },
);
