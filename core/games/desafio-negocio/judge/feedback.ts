import { rubrics } from '#core/content/desafio-negocio/rubrics.ts';
import type { Criterion } from '#core/content/desafio-negocio/shape.ts';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import type { ObjectiveResult } from '#core/games/desafio-negocio/claims/verdict.ts';
import type { Assessment } from './assess.ts';
import { challengeOf } from './listen.ts';
import { scoreOf } from './score.ts';

/** What the person reads at the end: what worked, in their own words, what was missing, and a sentence to try. */
export function feedback(
  challengeId: ChallengeId,
  { objectives, isDoubted }: Pick<Assessment, 'objectives' | 'isDoubted'>,
): string {
  const rubric: readonly Criterion[] = rubrics[challengeId];
  const criteria = rubric.map((criterion) => ({
    ...criterion,
    result: objectives.find((objective) => objective.id === criterion.id),
  }));
  const worked = criteria.filter(({ result }) => result?.level === 'whole');
  const halves = criteria.filter(({ result }) => result?.level === 'half');
  const missing = criteria.filter(({ result }) => result === undefined || result.level === 'none');
  const next = missing[0] ?? halves[0];
  const { name } = challengeOf(challengeId).persona;
  return [
    summary(name, scoreOf(objectives)),
    isDoubted && next ? doubt(name) : null,
    section(
      'O que funcionou:',
      worked.map(({ worked: done, result }) => (result?.evidence ? `${done} (“${result.evidence}”)` : done)),
    ),
    section(
      'Ficou pela metade:',
      halves.map(
        ({ result, ...criterion }) =>
          `você disse “${result?.evidence}”; da próxima vez, ${result ? tip(criterion, result) : criterion.better}`,
      ),
    ),
    section(
      'O que faltou:',
      missing.map(({ missing: what, result }) =>
        result?.isDishonest ? `${what}; “${result.evidence}” não é caminho: a verdade vende mais` : what,
      ),
    ),
    next ? `Da próxima vez, diga do seu jeito, com os seus números, algo como: “${next.example}”` : null,
  ]
    .filter((part) => part !== null)
    .join('\n\n');
}

function section(title: string, items: readonly string[]): string | null {
  return items.length === 0 ? null : [title, ...items.map((item) => `• ${item}`)].join('\n');
}

function summary(name: string, score: number): string {
  if (score === 100) return `Parabéns! Você disse tudo o que ${name} precisava ouvir.`;
  if (score >= 70) return `Boa negociação! ${name} ficou quase sem dúvidas.`;
  if (score > 0) return `Foi um começo. ${name} gostou de uma parte e ainda precisa ouvir o resto.`;
  return `Desta vez ${name} não ouviu o que precisava, mas treinar é para isso.`;
}

/** What would have made a half whole: what lacks of it, or what would make it surer where nothing does. */
function tip({ better, tips = {}, surer }: Criterion, { heard }: ObjectiveResult): string {
  const [lacking, another] = heard.lacks;
  if (heard.evidence !== null && lacking === undefined) return surer;
  const known = another === undefined ? [lacking, ...heard.says] : heard.says;
  return known.flatMap((sign) => tips[sign ?? ''] ?? [])[0] ?? better;
}

/** Why less counted than was said. */
const doubt = (name: string): string =>
  `${name} ficou em dúvida: parte do que ouviu soou como promessa, fala decorada ou coisa que não dá para conferir. Conte o que você já tem e já fez, com nomes e números.`;
