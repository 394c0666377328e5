import { Route, Switch } from 'wouter';
import { CertificatePages } from '#web/screens/certificates/certificate-pages.tsx';
import { Mentoring } from '#web/screens/mentoring/mentoring.tsx';

/** What comes of being recognised: certificates, and helping others. One file, since the first screen names each of them. */
export const RecognitionPages = () => (
  <Switch>
    <Route path="/mentoria" component={Mentoring} />
    <Route component={CertificatePages} />
  </Switch>
);
