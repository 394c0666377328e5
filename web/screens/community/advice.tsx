import { Lightbulb, ScrollText } from 'lucide-react';
import { communityRules, communityTips } from '#core/content/community.ts';
import { Panel } from '#web/ui/panel.tsx';

/** The rules of the community and tips for those who write. */
export const Advice = () => (
  <div className="grid content-start gap-6">
    <Panel title="Regras da comunidade" Icon={ScrollText}>
      <ol className="grid gap-4">
        {communityRules.map(({ id, title, text }, index) => (
          <li key={id} className="flex flex-wrap gap-3">
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
    </Panel>
    <Panel title="Dicas" Icon={Lightbulb}>
      <ul className="grid list-disc gap-2 pl-5 marker:text-clay">
        {communityTips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Panel>
  </div>
);
