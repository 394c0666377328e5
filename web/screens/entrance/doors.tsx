import { Route, Switch } from 'wouter';
import { FirstDoor } from './first-door.tsx';
import { InviteDoor } from './invite-door.tsx';
import { RecoveryDoor } from './recovery-door.tsx';

/** The addresses that end in a code, for whoever is signed out. */
export const Doors = () => (
  <Switch>
    <Route path="/convite/:code?" component={InviteDoor} />
    <Route path="/comecar/:code" component={FirstDoor} />
    <Route path="/entrar/:code?" component={RecoveryDoor} />
  </Switch>
);
