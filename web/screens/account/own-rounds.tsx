import { latePart } from '#web/ui/late-code.ts';
import { LateScreen } from '#web/ui/late-screen.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** It stands among what follows a screen, which nobody waits for. */
const namingChoice = latePart(() => import('#web/calls/naming-choice.tsx').then((code) => code.NamingChoice));

/** What the member decides about rounds of nomination, also while none is open. */
export const OwnRounds = () => (
  <Panel title="Rodadas de indicações">
    <LateScreen code={namingChoice} waiting={<Skeleton className="h-32" />} isExtra />
  </Panel>
);
