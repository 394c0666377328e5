import { Route, Switch } from 'wouter';
import { Certificate } from './certificate.tsx';
import { Certificates } from './certificates.tsx';

/** One's own certificates, and each of them as others read it. */
export const CertificatePages = () => (
  <Switch>
    <Route path="/certificado/:code" component={Certificate} />
    <Route component={Certificates} />
  </Switch>
);
