import { Award, FlaskConical, Gift, GraduationCap, type LucideIcon, Search, Star } from 'lucide-react';
import { identificationMethod, leadershipBenefits } from '#core/content/leadership.ts';
import { Panel } from '#web/ui/panel.tsx';

const icons: Record<(typeof leadershipBenefits)[number]['id'], LucideIcon> = {
  destaque: Star,
  mentoria: GraduationCap,
  'acesso-antecipado': FlaskConical,
  certificacao: Award,
};

/** What leading brings. */
export const Benefits = () => (
  <Panel title="O que a liderança traz" Icon={Gift}>
    <ul className="grid gap-4">
      {leadershipBenefits.map(({ id, title, text }) => {
        const Icon = icons[id];
        return (
          <li key={id} className="flex flex-wrap gap-3">
            <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-maize-wash text-clay">
              <Icon aria-hidden="true" size={24} />
            </span>
            <div className="whole-words">
              <h3 className="font-bold">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  </Panel>
);

/** How leaders are identified, told to the people it is about. */
export const Method = () => (
  <Panel title={identificationMethod.title} Icon={Search}>
    <p className="max-w-prose">{identificationMethod.intro}</p>
    <ol className="grid gap-4">
      {identificationMethod.steps.map(({ title, text }, index) => (
        <li key={title} className="flex flex-wrap gap-3">
          <span aria-hidden="true" className="number-mark size-8 bg-leaf-wash text-leaf">
            {index + 1}
          </span>
          <div className="whole-words">
            <h3 className="font-bold">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
    <p className="max-w-prose text-sm text-ink-soft">{identificationMethod.fairness}</p>
  </Panel>
);
