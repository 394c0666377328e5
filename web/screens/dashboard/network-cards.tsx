import { Check, Download, Network, Sprout } from 'lucide-react';
import { Link } from 'wouter';
import { type NetworkFigures, networkLabels, sampleInsights, sampleNetwork } from '#core/content/samples.ts';
import { hasEnough, sampleOrReal } from '#core/progress/sample.ts';
import { formatNumber } from '#core/progress/wording.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';

interface RealNetwork {
  /** Connections of the whole community. */
  connections: number;
  figures: NetworkFigures;
  insights: readonly string[];
}

interface Props {
  /** Null while nobody has measured the community's network. */
  network: RealNetwork | null;
  onExport: () => void;
}

/** The community's network in figures, and what they mean. */
export const NetworkCards = ({ network, onExport }: Props) => (
  <div className="grid content-start gap-6 md:col-span-4">
    <NetworkFiguresCard network={network} onExport={onExport} />
    <Insights network={network} />
  </div>
);

function NetworkFiguresCard({ network, onExport }: Props) {
  const { isSample, value } = sampleOrReal({
    enough: hasEnough('network', network?.connections ?? 0),
    sample: sampleNetwork,
    real: network?.figures ?? sampleNetwork,
  });
  const figures = {
    centralNodes: formatNumber(value.centralNodes),
    activeConnections: formatNumber(value.activeConnections),
    collaborationRate: `${formatNumber(value.collaborationRate)}%`,
    emergingInfluencers: formatNumber(value.emergingInfluencers),
  } satisfies Record<keyof NetworkFigures, string>;
  return (
    <Panel title="Análise de Rede" Icon={Network} isSample={isSample}>
      <dl className="grid grid-cols-2 gap-3">
        {Object.entries(networkLabels).map(([figure, label]) => (
          <div
            key={figure}
            className="flex flex-col-reverse justify-end rounded-2xl bg-leaf-wash px-2.5 py-3"
          >
            <dt className="text-sm leading-snug text-ink-soft">{label}</dt>
            <dd className="font-display text-3xl font-bold text-leaf tabular-nums">
              {figureOf(figures, figure)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-3">
        <Button look="quiet" onClick={onExport}>
          <Download aria-hidden="true" size={20} />
          Exportar Dados
        </Button>
        <Link href="/leadership" className={buttonLook('primary')}>
          Análise Completa
        </Link>
      </div>
    </Panel>
  );
}

const figureOf = (figures: Readonly<Record<string, string>>, figure: string): string | undefined =>
  figures[figure];

function Insights({ network }: Pick<Props, 'network'>) {
  const { isSample, value } = sampleOrReal({
    enough: hasEnough('insights', network?.connections ?? 0),
    sample: sampleInsights,
    real: network?.insights ?? [],
  });
  return (
    <Panel title="Insights Principais" Icon={Sprout} isSample={isSample}>
      <ul className="grid gap-3">
        {value.map((insight) => (
          <li key={insight} className="flex items-start gap-3">
            <Check aria-hidden="true" size={22} className="mt-0.5 shrink-0 text-leaf" />
            {insight}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
