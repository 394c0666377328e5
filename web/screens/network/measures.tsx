import { BookOpen } from 'lucide-react';
import { networkMarks, networkMeasures } from '#core/content/network.ts';
import { Panel } from '#web/ui/panel.tsx';
import { MarkShape, marks } from './marks.tsx';

/** What each measure and each mark says, in one line. */
export const Measures = () => (
  <Panel title="O que cada medida diz" Icon={BookOpen}>
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {Object.values(networkMeasures).map(({ name, explanation }) => (
        <div key={name}>
          <dt className="font-bold">{name}</dt>
          <dd className="text-ink-soft">{explanation}</dd>
        </div>
      ))}
      {marks.map((mark) => (
        <div key={mark}>
          <dt className="flex items-center gap-2 font-bold">
            <MarkShape mark={mark} />
            {networkMarks[mark].name}
          </dt>
          <dd className="text-ink-soft">{networkMarks[mark].explanation}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);
