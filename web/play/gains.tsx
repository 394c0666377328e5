import { Award } from 'lucide-react';
import { formatNumber } from '#core/progress/wording.ts';

interface Props {
  /** What was earned, in one sentence; while it is empty its place is kept, so that nothing jumps. */
  sentence: string;
  newBadges: readonly string[];
  /** A badge that the game gives to whoever ends it, shown whether it is new or not. */
  badge?: string | undefined;
}

/** What a finished game brought: points and badges. */
export function Gains({ sentence, newBadges, badge }: Props) {
  const shown = badge ? [badge, ...newBadges.filter((name) => name !== badge)] : newBadges;
  return (
    <div className="grid w-full gap-2">
      <p
        role="status"
        className="grid min-h-14 place-content-center rounded-2xl bg-maize-wash px-4 py-2 text-center font-semibold empty:invisible"
      >
        {sentence}
      </p>
      {shown.length > 0 && (
        <ul aria-label="Selos" className="flex flex-wrap justify-center gap-2">
          {shown.map((name) => (
            <li
              key={name}
              className="flex min-h-12 items-center gap-2 rounded-2xl border-2 border-leaf bg-leaf-wash px-3 py-1.5 text-left leading-tight font-bold text-leaf"
            >
              <Award aria-hidden="true" size={24} className="shrink-0" />
              {newBadges.includes(name) ? `Novo selo: ${name}` : `Selo: ${name}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The points that a game brought, as the person reads them. */
export const pointsSentence = (points: number): string =>
  points > 0
    ? `+${formatNumber(points)} pontos de influência`
    : 'Resultado salvo. Os pontos desta parte você já tinha ganhado.';
