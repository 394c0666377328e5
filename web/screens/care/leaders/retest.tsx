import { counted } from '#core/progress/wording.ts';
import { dayWords } from '#web/ui/day-words.ts';
import { namesOf } from './names-of.ts';
import type { RoundHead, Told } from './told.ts';
import { measure } from './verdict-words.ts';

type Retest = Told['retest'];

const causes: Record<NonNullable<Retest['cause']>, string> = {
  first: 'esta é a primeira rodada. Na rodada seguinte, dá para ver o que mudou',
  uncounted: 'a rodada anterior ainda não foi contada',
  no_claim: 'em uma das duas não dá para afirmar nada',
  other_questions: 'as perguntas não foram as mesmas',
  few_people: 'menos de cinco pessoas aparecem nas duas',
};

/** From these correlations on the order stayed, or changed a little. */
const stayed = 0.7;
const shaken = 0.4;

/** How far the order of the people stayed, in one sentence. */
function orderWords(agreement: NonNullable<Retest['agreement']>): string {
  if (agreement.low <= 0)
    return 'Não dá para dizer se a ordem se manteve: são poucas as pessoas nas duas rodadas.';
  if (agreement.value >= stayed) return 'A ordem quase não mudou.';
  return agreement.value >= shaken ? 'A ordem mudou um pouco.' : 'A ordem mudou bastante.';
}

interface Props {
  round: RoundHead;
  told: Told;
}

/** What changed since the round before: test and retest, in plain words, and which two they are. */
export function Retest({ round, told }: Props) {
  const { since, cause, agreement, both, rose, fell } = told.retest;
  return (
    <section aria-label="O que mudou" className="grid gap-2">
      <h3 className="font-bold">O que mudou</h3>
      {since && (
        <p>
          Da rodada encerrada em {dayWords(since)} para esta, encerrada em {dayWords(round.endsAt)}:
        </p>
      )}
      {cause && <p>Ainda não dá para comparar: {causes[cause]}.</p>}
      {agreement && (
        <>
          <p>{orderWords(agreement)}</p>
          {rose.length > 0 && (
            <p>
              Nesta rodada, mais gente recorreu a <strong>{namesOf(told, rose)}</strong>.
            </p>
          )}
          {fell.length > 0 && (
            <p>
              Nesta rodada, menos gente recorreu a <strong>{namesOf(told, fell)}</strong>.
            </p>
          )}
          {rose.length + fell.length === 0 && <p>Ninguém subiu nem desceu mais do que o acaso explica.</p>}
          <p className="text-sm text-ink-soft">
            Comparamos {counted(both, 'pessoa que aparece', 'pessoas que aparecem')} nas duas rodadas. Acordo
            da ordem (−1 a 1): {measure(agreement.value)} ({measure(agreement.low)} a{' '}
            {measure(agreement.high)}).
          </p>
        </>
      )}
    </section>
  );
}
