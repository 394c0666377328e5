import { Route, Switch } from 'wouter';
import { Login } from '#web/screens/login/login.tsx';
import { Register } from '#web/screens/register/register.tsx';
import { lateCode } from '#web/ui/late-code.ts';
import { LateScreen } from '#web/ui/late-screen.tsx';

const doors = lateCode(() => import('./outer-doors.tsx').then((code) => code.OuterDoors));
const invitation = lateCode(() =>
  import('#web/screens/entrance/invitation-line.tsx').then((code) => code.InvitationLine),
);

/** What the person is invited to comes late: most people only come back. */
const invitationLine = <LateScreen code={invitation} waiting={null} isExtra />;

/** Every address shows the sign-in and keeps its place, so that the person lands where they were going. */
export const SignedOut = () => (
  <Switch>
    <Route path="/auth/register">
      <Register>{invitationLine}</Register>
    </Route>
    <Route path={/^\/(convite|entrar|comecar|certificado)(\/|$)/}>
      <LateScreen code={doors} />
    </Route>
    <Route>
      <Login>{invitationLine}</Login>
    </Route>
  </Switch>
);
