import { z } from 'zod';

const deepest = 12;

const isShallow = (value: unknown, left = deepest): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1)));

/** A JSON object of bounded depth and length: nesting without end would exhaust whoever walks it. */
export const jsonObject = (longest: number) =>
  z
    .record(z.string(), z.unknown())
    .refine((value) => isShallow(value), { abort: true })
    .refine((value) => JSON.stringify(value).length <= longest);
