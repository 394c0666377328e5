import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface Document extends Record<string, unknown> {
  paths: Record<string, Record<string, { operationId: string }>>;
}
const readDocument = async (): Promise<Document> =>
  (await server.send({ method: 'GET', url: '/api/openapi.json' })).body as unknown as Document;

/** Every route of the server, read from the tree that Fastify prints: method and path, without the names of its parameters. */
function printedRoutes(): string[] {
  const parts: string[] = [];
  return server.app
    .printRoutes({ commonPrefix: false, includeHooks: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^([│ ]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
      if (line.trim() === '') return [];
      const depth = indent.length / 4;
      parts.splice(depth, parts.length, part);
      const path = parts.join('').replaceAll(/:[\w:|]+/g, '{}');
      return methods
        .split(', ')
        .filter((method) => !['', 'HEAD', 'OPTIONS'].includes(method))
        .map((method) => `${method} ${path}`);
    });
}

describe('the OpenAPI document', () => {
  it('is one, by a validator', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(await readDocument()));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('names every call there is, and no other', async () => {
    const { paths } = await readDocument();
    const named = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`),
    );
    const isPage = (route: string): boolean => route.endsWith('*');
    expect(named.sort()).toEqual(
      printedRoutes()
        .filter((route) => !isPage(route))
        .sort(),
    );
  });
});

it('the page lists the fields of what goes in and comes out', async () => {
  const { body } = await server.send({ method: 'GET', url: '/api/docs' });
  const page = String(body);
  expect(page).toContain('<code>usernameOrEmail</code></td><td>texto</td>');
  expect(page).toContain('<code>user.id</code></td><td>número inteiro</td>');
  expect(page).toContain('GET /api/network/export');
});
