import { useQuery } from '@tanstack/react-query';
import { HandHeart } from 'lucide-react';
import { counted, formatNumber } from '#core/progress/wording.ts';
import { readOptions } from '#web/api/read-options.ts';
import { longDate } from '#web/ui/day-words.ts';
import { Panel } from '#web/ui/panel.tsx';

/** How often the member was named in the last round, never by whom; nothing where no round was told. */
export function OwnNominations() {
  const { data } = useQuery(readOptions('currentRound'));
  if (!data?.own) return null;
  const { together, questions, endedAt, answered } = data.own;
  const told = questions.filter(({ count }) => count !== null);
  return (
    <Panel title="Quem procura você" Icon={HandHeart}>
      <p>
        {together === null
          ? 'Na última rodada, o número de pessoas que indicaram você ficou pequeno demais para mostrar sem revelar ninguém. Isso não diz nada contra você: muita gente ajuda sem ser indicada.'
          : `Na última rodada, cerca de ${counted(together, 'pessoa indicou', 'pessoas indicaram')} você, das ${formatNumber(answered)} ou pouco mais que responderam. São pessoas que lembram de você quando precisam.`}
      </p>
      {told.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5">
          {told.map(({ text, count }) => (
            <li key={text}>
              {text} <strong>{count}</strong>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-soft">
        Rodada encerrada em {longDate(endedAt)}. Ninguém vê quem indicou quem; por isso os números são
        aproximados.
      </p>
    </Panel>
  );
}
