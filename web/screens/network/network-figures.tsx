import { networkLabels } from '#core/content/samples.ts';
import type { Answer } from '#core/contract/index.ts';
import { formatNumber } from '#core/progress/wording.ts';

type Figures = Answer<'network'>['figures'];

/** The whole network in four figures. */
export function NetworkFigures({ figures }: { figures: Figures }) {
  const texts = {
    'Pessoas centrais': formatNumber(figures.centralNodes),
    [networkLabels.activeConnections]: formatNumber(figures.activeConnections),
    [networkLabels.collaborationRate]: `${formatNumber(figures.collaborationRate)}%`,
    [networkLabels.emergingInfluencers]: formatNumber(figures.emergingInfluencers),
  };
  return (
    <section aria-label="A rede em números">
      <h2 className="sr-only">A rede em números</h2>
      <dl className="grid two-abreast gap-3 md:grid-cols-4 md:gap-5">
        {Object.entries(texts).map(([label, text]) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end rounded-2xl border-2 border-line bg-card px-2.5 py-3 sm:px-4"
          >
            <dt className="small-label leading-snug text-ink-soft">{label}</dt>
            <dd className="font-display text-3xl font-bold text-leaf tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
