import { Route, Switch } from 'wouter';
import { FirstStep } from './first-step.tsx';
import { InviteMove } from './invite-move.tsx';
import { RecoveryStep } from './recovery-step.tsx';

/** The addresses that end in a code, for whoever is signed in. */
export const Steps = () => (
  <Switch>
    <Route path="/convite/:code?" component={InviteMove} />
    <Route path="/comecar/:code" component={FirstStep} />
    <Route path="/entrar/:code?" component={RecoveryStep} />
  </Switch>
);
