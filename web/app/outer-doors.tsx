import { Route, Switch } from 'wouter';
import { Doors } from '#web/screens/entrance/doors.tsx';
import { lateCode } from '#web/ui/late-code.ts';
import { LateScreen } from '#web/ui/late-screen.tsx';

const certificate = lateCode(
  async () => (await import('#web/screens/certificates/public-certificate.tsx')).PublicCertificate,
);

/** The addresses that end in a code, for whoever is signed out: ways in, and a certificate that anyone may read. */
export const OuterDoors = () => (
  <Switch>
    <Route path="/certificado/:code">
      <LateScreen code={certificate} />
    </Route>
    <Route>
      <Doors />
    </Route>
  </Switch>
);
