import type { Answer } from '#core/contract/index.ts';
import { networkFigures } from '#core/network/figures.ts';

type Figures = Answer<'network'>['figures'];

/** The whole network in four figures. */
export function NetworkFigures({ figures }: { figures: Figures }) {
  return (
    <section aria-label="A rede em números">
      <h2 className="sr-only">A rede em números</h2>
      <dl className="grid two-abreast gap-3 md:grid-cols-4 md:gap-5">
        {networkFigures(figures, 'plain').map(({ label, plain, text }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end rounded-2xl border-2 border-line bg-card px-2.5 py-3 sm:px-4"
          >
            <dt className="small-label leading-snug text-ink-soft">
              <span className="block text-ink">{label}</span>
              {plain}
            </dt>
            <dd className="font-display text-3xl font-bold text-leaf tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
