import { expect, it } from 'vitest';
import { usableEncodings } from './encodings.ts';

it.each([
  ['gzip, deflate, br, zstd', 'gzip, deflate, br, zstd'],
  ['', ''],
  ['*', 'br;q=1, gzip;q=1'],
  ['gzip;q=0', ''],
  ['gzip;q=0.000, br', 'br;q=1'],
  ['gzip;q=0, *', 'br;q=1'],
  ['br;q=0,*;q=0.5', 'gzip;q=0.5'],
  ['*;q=0', ''],
  ['gzip, *;q=0', 'gzip;q=1'],
  ['gzip;q=1.0, br;q=0.2', 'br;q=0.2, gzip;q=1'],
  ['identity, gzip;q=0.5', ''],
  ['identity;q=0.5, gzip ; Q=0.5', 'gzip;q=0.5'],
  ['identity;q=0, *;q=0', ''],
  ['GZIP', 'gzip;q=1'],
  ['gzip;q=muito', ''],
  [',,;;,=', ''],
])('of %j is left %j', (accepted, usable) => {
  expect(usableEncodings(accepted)).toBe(usable);
});
