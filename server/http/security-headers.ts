import { ownHeader } from '#core/contract/own-header.ts';

const aYear = 365 * 24 * 3600;

/** What every answer says to browsers; they are the same each time, so nothing is built. */
const everywhere = {
  'cross-origin-resource-policy': 'same-origin',
  [ownHeader]: '?1',
  'strict-transport-security': `max-age=${aYear}`,
  'x-content-type-options': 'nosniff',
};

/** Of an answer of the API: it shows and asks for nothing, in no frame. A phone pays for each word of it, each time. */
export const answerHeaders = {
  ...everywhere,
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
};

/** Of a page and its files: nothing from other hosts, nothing inline, no frames. */
export const pageHeaders = {
  ...everywhere,
  'content-security-policy':
    "default-src 'self';img-src 'self' data:;object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=()',
  'referrer-policy': 'no-referrer',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
