import { z } from 'zod';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { errors } from '#core/contract/errors.ts';
import { contract } from '#core/contract/index.ts';
import { type CallName, paths } from '#core/contract/paths.ts';
import { type OtherCall, otherCalls } from './other-calls.ts';
import { splitPath } from './split-path.ts';

type Json = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
  const byPath: Record<string, Json> = {};
  for (const name of Object.keys(paths) as CallName[]) {
    const [method, path] = splitPath(name);
    byPath[path] = { ...byPath[path], [method.toLowerCase()]: operation(name, contract[name]) };
  }
  for (const [name, call] of Object.entries(otherCalls)) {
    byPath[call.path] = { ...byPath[call.path], get: otherOperation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rota Viva',
      version: '1',
      description: 'A API da Rota Viva. Toda recusa traz um código e uma frase.',
    },
    paths: byPath,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: refusalSchema },
    },
  };
}

const refusalSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(errors) },
    message: { type: 'string', description: 'Uma frase em português para a pessoa.' },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

function operation(name: CallName, endpoint: Endpoint): Json {
  return {
    operationId: name,
    summary: endpoint.summary,
    ...(endpoint.access === 'member' ? { security: [{ bearer: [] }] } : {}),
    ...(endpoint.params || endpoint.query ? { parameters: parameters(endpoint) } : {}),
    ...(endpoint.body ? { requestBody: { required: true, content: content(endpoint.body, 'input') } } : {}),
    responses: responses(endpoint),
  };
}

function otherOperation(name: string, { summary, access, media, query, failure }: OtherCall): Json {
  const answer = (schema: Json) => Object.fromEntries(media.map((type) => [type, { schema }]));
  const { status, message } = errors.signed_out;
  const refusal = { description: `signed_out: ${message}`, content: refusalContent };
  return {
    operationId: name,
    summary,
    ...(access === 'member' ? { security: [{ bearer: [] }] } : {}),
    ...(query ? { parameters: query.map((parameter) => ({ in: 'query', ...parameter })) } : {}),
    responses: {
      200: { description: 'Certo.', content: answer({}) },
      ...(access === 'member' ? { [status]: refusal } : {}),
      ...(failure ? { [failure.status]: { description: failure.description } } : {}),
    },
  };
}

const refusalContent = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };

function responses(endpoint: Endpoint): Json {
  const codes = new Set(endpoint.errors);
  if (endpoint.access === 'member') codes.add('signed_out');
  if (endpoint.body || endpoint.params || endpoint.query) codes.add('invalid_input');
  const refusals: Record<string, Json> = {};
  for (const code of codes) {
    const { status, message } = errors[code];
    const before = refusals[status]?.description;
    refusals[status] = {
      description: before ? `${before} ${code}: ${message}` : `${code}: ${message}`,
      content: refusalContent,
    };
  }
  return {
    [endpoint.status ?? 200]: { description: 'Certo.', content: content(endpoint.answer, 'output') },
    ...refusals,
  };
}

/** A schema of the contract as JSON, as it comes in or goes out. */
export const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const content = (schema: z.ZodType, io: 'input' | 'output'): Json => ({
  'application/json': { schema: schemaOf(schema, io) },
});

function parameters({ params, query }: Endpoint): Json[] {
  return [...(params ? parametersOf(params, 'path') : []), ...(query ? parametersOf(query, 'query') : [])];
}

function parametersOf(schema: z.ZodType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}
