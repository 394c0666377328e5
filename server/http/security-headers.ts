import { ownHeader } from '#core/contract/own-header.ts';

const aYear = 365 * 24 * 3600;

/** What every answer says to browsers: nothing from other hosts, nothing inline, no frames. */
export const securityHeaders = {
  'content-security-policy':
    "default-src 'self';img-src 'self' data:;object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  [ownHeader]: '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': `max-age=${aYear}`,
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
