import { type Route, read, withNetwork, write } from '#server/http/route.ts';
import { makeCertificate, readOwn, withdrawCertificate } from './own-certificates.ts';
import { readOfPerson, revokeCertificate, showCertificate } from './show-certificate.ts';

/** Certificates of what members did, published by themselves and readable by anyone. */
export const certificatesRoutes: readonly Route[] = [
  read('certificates', readOwn),
  withNetwork(write('makeCertificate', makeCertificate)),
  write('withdrawCertificate', withdrawCertificate),
  read('certificate', showCertificate),
  read('personCertificates', readOfPerson),
  write('revokeCertificate', revokeCertificate),
];
