import { Route, Switch } from 'wouter';
import { Login } from '#web/screens/login/login.tsx';
import { Register } from '#web/screens/register/register.tsx';

/** Every address shows the sign-in and keeps its place, so that the person lands where they were going. */
export const SignedOut = () => (
  <Switch>
    <Route path="/auth/register" component={Register} />
    <Route component={Login} />
  </Switch>
);
