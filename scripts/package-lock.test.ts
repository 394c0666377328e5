import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        optionalDependencies: z.record(z.string(), z.string()).optional(),
        resolved: z.string().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

const places = Object.entries(lock.packages);
const names = new Set(places.map(([place]) => place.split('node_modules/').at(-1)));

it('carries the optional packages of every platform, so that npm ci works on all of them', () => {
  const missing = places.flatMap(([, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !names.has(name)),
  );
  expect(missing).toEqual([]);
});

it('names no registry', () => {
  expect(places.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
