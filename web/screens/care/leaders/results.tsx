import { useQuery } from '@tanstack/react-query';
import { HandHeart, Printer } from 'lucide-react';
import { readOptions } from '#web/api/read-options.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import type { DeskCommunity } from '#web/screens/care/care-frame.tsx';
import { Button } from '#web/ui/button.tsx';
import { dayWords } from '#web/ui/day-words.ts';
import { Panel } from '#web/ui/panel.tsx';
import { PrintSheet } from '#web/ui/print-sheet.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { Figures } from './figures.tsx';
import { Findings } from './findings.tsx';
import { OwnOpinion } from './own-opinion.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { Retest } from './retest.tsx';
import { verdictWords } from './verdict-words.ts';

interface Props {
  roundId: number;
  community: DeskCommunity;
}

/** What a round said: plain words first, the figures behind them. */
export function Results({ roundId, community }: Props) {
  const results = useQuery(readOptions('roundResults', { params: { id: String(roundId) } }));
  if (results.isPending) return <SkeletonRows rows={3} rowClass="h-24" text="Contando as respostas..." />;
  if (results.isLoadingError)
    return <LoadFailure failure={results.error} onRetry={() => results.refetch()} />;
  if (!results.data) return null;
  const { round, told, opinions } = results.data;
  if (round.communityId !== community.id)
    return (
      <Panel title="Esta rodada é de outra comunidade" Icon={HandHeart}>
        <p>Para ler o relatório, escolha a comunidade em que a rodada foi feita.</p>
      </Panel>
    );
  return (
    <Panel title={`Rodada encerrada em ${dayWords(round.endsAt)}`} Icon={HandHeart}>
      {told ? (
        <>
          <p className="text-lg font-semibold">{verdictWords(told)}</p>
          <Findings told={told} />
          <Retest round={round} told={told} />
          <OwnOpinion roundId={roundId} told={told} opinions={opinions} />
          <Figures round={round} told={told} opinions={opinions} />
          <div className="flex flex-wrap gap-3">
            <Button look="quiet" onClick={() => window.print()}>
              <Printer aria-hidden="true" size={20} />
              Imprimir o relatório
            </Button>
            <ExportButtons roundId={roundId} />
          </div>
          <PrintSheet>
            <ReportSheet round={round} told={told} opinions={opinions} communityName={community.name} />
          </PrintSheet>
        </>
      ) : (
        <p>Menos de cinco pessoas responderam. Para guardar o segredo de cada uma, nada é mostrado.</p>
      )}
    </Panel>
  );
}
