import { Crown, Handshake, Lightbulb, Link2, type LucideIcon, Puzzle, Sun, ThumbsUp } from 'lucide-react';
import { scoringRules } from '#core/content/scoring.ts';
import { Panel } from '#web/ui/panel.tsx';

const icons: Record<(typeof scoringRules)[number]['id'], LucideIcon> = {
  games: Puzzle,
  collaboration: Handshake,
  contributions: Lightbulb,
  connections: Link2,
  votes: ThumbsUp,
  leadership: Crown,
};

/** What earns points, and how many. */
export const ScoringCard = () => (
  <Panel title="Como você ganha influência" Icon={Sun}>
    <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-3">
      {scoringRules.map(({ id, title, points, text }) => {
        const Icon = icons[id];
        return (
          <li key={id} className="flex flex-wrap gap-3 rounded-2xl border-2 border-line p-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-maize-wash text-clay">
              <Icon aria-hidden="true" size={24} />
            </span>
            <div className="whole-words">
              <h3 className="font-bold">{title}</h3>
              <p className="font-bold text-leaf">{points}</p>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  </Panel>
);
