import { useQuery, useQueryClient } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { nominationModel } from '#core/nominations/model.ts';
import { formatNumber } from '#core/progress/wording.ts';
import { readOptions } from '#web/api/read-options.ts';
import { readAgain } from '#web/api/stale.ts';
import { momentWords } from '#web/screens/care/moment-words.ts';
import { dayWords } from '#web/ui/day-words.ts';
import { Panel } from '#web/ui/panel.tsx';
import type { RoundHead } from './told.ts';

const outcomes: Record<NonNullable<RoundHead['outcome']>, string> = {
  uncounted: 'Ainda não foi contada: abra para contar.',
  too_few: 'Poucas respostas: nada é mostrado.',
  no_claim: 'Ainda não dá para afirmar.',
  claim: 'Dá para afirmar a quem a comunidade recorre.',
};

/** How many answered, as far as it may be told. */
const turnoutWords = ({ answered, members }: RoundHead): string =>
  answered === 0
    ? `Menos de ${nominationModel.fewest} de ${formatNumber(members)} pessoas responderam.`
    : `${formatNumber(answered)} de ${formatNumber(members)} pessoas responderam.`;

interface Props {
  rounds: Answer<'rounds'>;
  shownId: number;
  onShow: (id: number) => void;
  /** Brings what lies further back. */
  children?: ReactNode;
}

/** Every round that is over: when, how many answered, and what came of it. Each opens its own report. */
export function RoundList({ rounds, shownId, onShow, children }: Props) {
  useCounted(rounds, shownId);
  return (
    <Panel title="Todas as rodadas encerradas" Icon={History}>
      <ul className="grid gap-2">
        {rounds.map((round) => (
          <li key={round.id}>
            <RoundButton round={round} isShown={round.id === shownId} onShow={() => onShow(round.id)} />
          </li>
        ))}
      </ul>
      {children}
    </Panel>
  );
}

/** Opening a report counts the round: the list is read again once that is done, and so are reports that compare with it. */
function useCounted(rounds: Answer<'rounds'>, shownId: number): void {
  const cache = useQueryClient();
  const { data } = useQuery(readOptions('roundResults', { params: { id: String(shownId) } }));
  const listed = rounds.find(({ id }) => id === shownId);
  const isNew = listed?.outcome === 'uncounted' && data !== undefined && data.round.outcome !== 'uncounted';
  useEffect(() => {
    if (isNew) void readAgain(cache, ['rounds', 'roundResults']);
  }, [isNew, cache]);
}

const RoundButton = (props: { round: RoundHead; isShown: boolean; onShow: () => void }) => (
  <button
    type="button"
    aria-pressed={props.isShown}
    onClick={props.onShow}
    className="grid min-h-14 w-full gap-1 rounded-2xl border-2 border-edge bg-card px-4 py-2 text-left hover:bg-maize-wash aria-pressed:border-leaf aria-pressed:bg-leaf-wash"
  >
    <span className="font-bold">
      De {dayWords(props.round.openedAt)} a {momentWords(props.round.endsAt)}
      {props.isShown && ' (mostrada acima)'}
    </span>
    <span className="text-sm">
      {turnoutWords(props.round)} {outcomes[props.round.outcome ?? 'uncounted']}
    </span>
  </button>
);
