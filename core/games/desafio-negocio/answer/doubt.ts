import { timesSpoken } from './spoken.ts';
import type { Turn } from './turn.ts';

const ofThis = [
  'Disso eu ainda não tenho certeza.',
  'Essa parte eu ainda preciso conferir.',
  'Com isso eu ainda não posso contar.',
];
const ofAll = ['Agora fiquei em dúvida sobre o que você me contou.'];

/** More often it would be a reproach. */
const mostDoubted = 2;

/** Whoever says what the judge does not believe is told so kindly, and once where it undoes what was said before. */
export function doubt({ assessment, doubted, lines, speaker }: Turn): void {
  const times = timesSpoken([...ofThis, ...ofAll], lines);
  if (times >= mostDoubted) return;
  const said = assessment.objectives.filter(({ id }) => doubted.includes(id));
  if (said.some(({ heard }) => heard.messageIndex === lines.length - 1)) speaker.say(ofThis, 1);
  else if (said.length > 0 && assessment.score === 0 && times === 0) speaker.say(ofAll, 1);
}
