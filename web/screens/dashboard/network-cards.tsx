import { useQuery } from '@tanstack/react-query';
import { Check, Network, Sprout } from 'lucide-react';
import { Link } from 'wouter';
import { type NetworkFigures, sampleInsights, sampleNetwork } from '#core/content/samples.ts';
import type { Answer } from '#core/contract/index.ts';
import { networkFigures } from '#core/network/figures.ts';
import { sampleOrReal } from '#core/progress/sample.ts';
import { readOptions } from '#web/api/read-options.ts';
import { ExportButton } from '#web/calls/export-button.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { SamplePanel } from '#web/ui/sample-panel.tsx';

type NetworkAnswer = Answer<'network'> | undefined;

/** The community's network in figures, and what they mean. */
export function NetworkCards() {
  // Figures and insights come whole with any answer, so a short one will do; under five people nothing is told.
  const { data: network } = useQuery({
    ...readOptions('network', { query: { limit: '5' } }),
    refetchOnMount: 'always',
  });
  return (
    <div className="grid content-start gap-6 md:col-span-4">
      <NetworkFiguresCard network={network} />
      <Insights network={network} />
    </div>
  );
}

function NetworkFiguresCard({ network }: { network: NetworkAnswer }) {
  const { isSample, value } = sampleOrReal<NetworkFigures>({
    enough: network?.isEnough ?? false,
    sample: sampleNetwork,
    real: network?.figures ?? sampleNetwork,
  });
  return (
    <SamplePanel title="Análise de Rede" plain="Como as pessoas se ligam." Icon={Network} isSample={isSample}>
      <dl className="grid two-abreast gap-3">
        {networkFigures(value, 'card').map(({ label, plain, text }) => (
          <div key={label} className="flex flex-col-reverse justify-end rounded-2xl bg-leaf-wash px-2.5 py-3">
            <dt className="text-sm leading-snug text-ink-soft">
              <span className="block text-ink">{label}</span>
              {plain}
            </dt>
            <dd className="font-display text-3xl font-bold text-leaf tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-3">
        <ExportButton />
        <Link href="/leadership/network" className={buttonLook('primary')}>
          Análise Completa
        </Link>
      </div>
    </SamplePanel>
  );
}

function Insights({ network }: { network: NetworkAnswer }) {
  const { isSample, value } = sampleOrReal({
    enough: network?.isEnough ?? false,
    sample: sampleInsights,
    real: network?.insights ?? [],
  });
  return (
    <SamplePanel
      title="Insights Principais"
      plain="O que os números dizem."
      Icon={Sprout}
      isSample={isSample}
    >
      <ul className="grid gap-3">
        {value.map((insight) => (
          <li key={insight} className="flex items-start gap-3">
            <Check aria-hidden="true" size={22} className="mt-0.5 shrink-0 text-leaf" />
            {insight}
          </li>
        ))}
      </ul>
    </SamplePanel>
  );
}
