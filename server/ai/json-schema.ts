import { z } from 'zod';

/**
 * A shape as servers understand it. Bounds stay with us: some servers refuse them, others turn them into grammars too
 * large to use. Every field is asked for, as strict servers want it.
 */
export function jsonSchemaOf(shape: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    override({ jsonSchema }) {
      delete jsonSchema.minLength;
      delete jsonSchema.maxLength;
      delete jsonSchema.minItems;
      delete jsonSchema.maxItems;
      if (jsonSchema.properties) jsonSchema.required = Object.keys(jsonSchema.properties);
    },
  });
  return schema;
}
