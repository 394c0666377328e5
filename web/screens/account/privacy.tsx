import { ShieldCheck } from 'lucide-react';
import { privacyNotice } from '#core/content/privacy.ts';
import { Panel } from '#web/ui/panel.tsx';

/** The privacy notice. */
export const Privacy = () => (
  <Panel title={privacyNotice.title} Icon={ShieldCheck}>
    <p className="max-w-prose">{privacyNotice.intro}</p>
    <div className="grid gap-5">
      {privacyNotice.sections.map(({ title, items }) => (
        <div key={title}>
          <h3 className="font-bold">{title}</h3>
          <ul className="grid list-disc gap-1 pl-5 text-ink-soft marker:text-clay">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </Panel>
);
