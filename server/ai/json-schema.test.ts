import { expect, it } from 'vitest';
import { z } from 'zod';
import { jsonSchemaOf } from './json-schema.ts';

it('asks for every field and leaves the bounds out', () => {
  const shape = z.object({
    level: z.enum(['none', 'whole']),
    evidence: z.string().trim().min(1).max(900).nullish(),
    more: z.array(z.object({ id: z.string().max(3) })).max(12),
  });
  expect(jsonSchemaOf(shape)).toEqual({
    type: 'object',
    properties: {
      level: { type: 'string', enum: ['none', 'whole'] },
      evidence: { type: ['string', 'null'] },
      more: {
        type: 'array',
        items: {
          type: 'object',
          properties: { id: { type: 'string' } },
          required: ['id'],
          additionalProperties: false,
        },
      },
    },
    required: ['level', 'evidence', 'more'],
    additionalProperties: false,
  });
});
