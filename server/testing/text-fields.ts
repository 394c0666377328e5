import { z } from 'zod';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { contract } from '#core/contract/index.ts';
import { type CallName, paths } from '#core/contract/paths.ts';
import type { CallOptions } from '#server/http/call-app.ts';
import { validCall, type World } from './valid-calls.ts';

type Place = 'params' | 'query' | 'body';
type Json = z.core.JSONSchema.BaseSchema;

/** A text that a call takes, and how long it may be before anything looks into it. */
export interface TextField {
  call: CallName;
  place: Place;
  path: string[];
  /** Unknown where the contract sets no bound. */
  maxLength: number | undefined;
}

/** Every text of every call of the contract, also those inside free data. */
export const textFields = (world: World): TextField[] =>
  (Object.keys(paths) as CallName[]).flatMap((call) => {
    const endpoint: Endpoint = contract[call];
    return (['params', 'query', 'body'] as const).flatMap((place) => {
      const schema = endpoint[place];
      if (!schema) return [];
      const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      const found = [...textsIn(described), ...freeTexts(described, validCall(call, world)[place])];
      return found.map((field) => ({ call, place, ...field }));
    });
  });

type Found = Pick<TextField, 'path' | 'maxLength'>;

function textsIn({ type, properties = {}, anyOf = [], ...schema }: Json, path: string[] = []): Found[] {
  if (type === 'string' && !schema.enum && schema.const === undefined)
    return [{ path, maxLength: schema.maxLength ?? boundOf(schema) }];
  const inner = Object.entries(properties).map(([name, one]): [string[], Json] => [
    [...path, name],
    one as Json,
  ]);
  const either = anyOf.map((one): [string[], Json] => [path, one as Json]);
  return [...inner, ...either].flatMap(([at, one]) => textsIn(one, at));
}

/** Ids and numbers as text are bounded by their pattern. */
const boundOf = ({ pattern, format }: Json): number | undefined =>
  format === 'uuid' || /^\^[^*+]*\$$/.test(pattern ?? '') ? 40 : undefined;

/** The longest text that can stand in free data, which is bounded as a whole. */
const maxInFreeData = 19_000;

/** What the sample puts into objects that the contract leaves free. */
const freeTexts = ({ properties = {} }: Json, sample: unknown): Found[] =>
  Object.entries(properties)
    .filter(([, one]) => (one as Json).additionalProperties && !(one as Json).properties)
    .flatMap(([name]) =>
      Object.entries((sample as Record<string, object>)[name] ?? {})
        .filter(([, value]) => typeof value === 'string')
        .map(([key]) => ({ path: [name, key], maxLength: maxInFreeData })),
    );

/** The valid call with this text in the field. */
export function callWith({ call, place, path }: TextField, text: string, world: World): CallOptions {
  const options = structuredClone(validCall(call, world));
  // An address cannot hold half a character.
  const given = place === 'body' ? text : Buffer.from(text).toString();
  const put = (into: Record<string, unknown>, [name = '', ...rest]: string[]): void => {
    if (rest.length === 0) into[name] = given;
    else put(into[name] as Record<string, unknown>, rest);
  };
  put(options[place] as Record<string, unknown>, path);
  return options;
}
