import type { Answer } from '#core/contract/index.ts';
import { counted } from '#core/progress/wording.ts';
import { dayWords } from './day-words.ts';

type Named = NonNullable<Answer<'account'>['standing']['named']>;

/** What the community said in a round, beside what the program measures: the two are never mixed. */
export const NamedNote = ({ named, isSelf }: { named: Named; isSelf: boolean }) => (
  <p className="max-w-prose">
    <strong>{isSelf ? 'O que a comunidade disse de você:' : 'O que a comunidade disse dela:'}</strong>{' '}
    indicação de cerca de {counted(named.count, 'pessoa', 'pessoas')} na rodada de {dayWords(named.endedAt)}.
    Vale por si e não muda o tipo de liderança. Regra das rodadas na versão {named.modelVersion}.
    {isSelf && ' Se algo parecer errado, peça revisão.'}
  </p>
);
