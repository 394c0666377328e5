import { Route, Switch } from 'wouter';
import { lateCode } from '#web/ui/late-code.ts';
import { LateScreen } from '#web/ui/late-screen.tsx';

const people = lateCode(async () => (await import('./people/people.tsx')).People);
const invites = lateCode(async () => (await import('./invites/invites.tsx')).Invites);
const moderation = lateCode(async () => (await import('./moderation/moderation.tsx')).Moderation);
const communities = lateCode(async () => (await import('./communities/communities.tsx')).Communities);
const leaders = lateCode(async () => (await import('./leaders/leaders.tsx')).Leaders);
const today = lateCode(async () => (await import('./today.tsx')).Today);

/** The desk of those who take care, each part with its code in a file of its own. */
export const Care = () => (
  <Switch>
    <Route path="/cuidar/pessoas">
      <LateScreen code={people} />
    </Route>
    <Route path="/cuidar/convites">
      <LateScreen code={invites} />
    </Route>
    <Route path="/cuidar/moderacao">
      <LateScreen code={moderation} />
    </Route>
    <Route path="/cuidar/comunidades">
      <LateScreen code={communities} />
    </Route>
    <Route path="/cuidar/lideres">
      <LateScreen code={leaders} />
    </Route>
    <Route>
      <LateScreen code={today} />
    </Route>
  </Switch>
);
