import { assess, metIn } from '#core/games/desafio-negocio/judge/assess.ts';
import { stemOf } from '#core/games/desafio-negocio/words/stem.ts';
import { read } from '#core/games/desafio-negocio/words/words.ts';
import { timesSpoken } from './spoken.ts';
import type { Turn } from './turn.ts';

/** What is said for the first time, or not believed, is no repetition. */
export function repeats(turn: Turn): boolean {
  const isNew = turn.assessment.objectives.some(({ heard }) => heard.messageIndex === turn.lines.length - 1);
  return !isNew && saidAgain(turn).length > 0;
}

/** The objectives that the message on its own would meet, and that count in the whole talk. */
function saidAgain({ challengeId, lines, assessment }: Turn): string[] {
  const counting = metIn(assessment, 'half');
  return metIn(assess(challengeId, lines.slice(-1)), 'half').filter((id) => counting.includes(id));
}

/** Whoever adds to what was settled is thanked for it in other words; whoever only repeats it is told so. */
export function answerToMore(turn: Turn): readonly string[] {
  const { lines, reading, voice } = turn;
  const before = new Set(
    lines
      .slice(0, -1)
      .flatMap(({ role, content }) => (role === 'user' ? read(content).words.map(stemOf) : [])),
  );
  const fresh = reading.words.filter((word) => !before.has(stemOf(word)));
  if (fresh.length * 2 < reading.words.length && !fresh.some(({ number }) => number)) return voice.repeated;
  const unsaid = saidAgain(turn)
    .flatMap((id) => voice.objectives[id]?.met ?? [])
    .filter((line) => timesSpoken([line], lines) === 0);
  return unsaid.length > 0 ? unsaid : voice.repeated;
}
