import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { errors } from '#core/contract/errors.ts';
import { contract } from '#core/contract/index.ts';
import { type CallName, paths } from '#core/contract/paths.ts';
import { fieldsOf } from './fields.ts';
import { openApiDocument, schemaOf } from './openapi.ts';
import { type OtherCall, otherCalls } from './other-calls.ts';
import { pageHeaders } from './security-headers.ts';

/** Publishes the contract: a document for programs and a page for people. */
export function publishDocs(app: FastifyInstance): void {
  // Made when somebody asks for them first: nobody who starts a server waits for its description.
  let document: ReturnType<typeof openApiDocument> | undefined;
  let page: string | undefined;
  app.get('/api/openapi.json', async () => {
    document ??= openApiDocument();
    return document;
  });
  app.get('/api/docs', async (_incoming, reply) => {
    page ??= docsPage();
    return reply.headers(pageHeaders).type('text/html; charset=utf-8').send(page);
  });
  app.get('/api/docs/style.css', async (_incoming, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  );
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function docsPage(): string {
  const calls = (Object.keys(paths) as CallName[])
    .map((name) => callSection(paths[name], contract[name]))
    .join('\n');
  const others = Object.values(otherCalls).map(otherSection).join('\n');
  const refusals = Object.entries(errors)
    .map(
      ([code, { status, message }]) =>
        `<tr><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(message)}</td></tr>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API da Rota Viva</title><link rel="stylesheet" href="/api/docs/style.css"></head>
<body><main>
<h1>API da Rota Viva</h1>
<p>O mesmo, para programas, está em <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).
Chamadas com 🔒 pedem o cabeçalho <code>Authorization: Bearer &lt;token&gt;</code>.</p>
${calls}
<h2>Outros endereços</h2>
${others}
<h2>Recusas</h2>
<table><thead><tr><th>Código</th><th>Status</th><th>Frase</th></tr></thead><tbody>
${refusals}
</tbody></table>
</main></body></html>`;
}

function callSection(path: string, endpoint: Endpoint): string {
  const { summary, access, errors: codes, params, query, body, answer } = endpoint;
  const refusals =
    codes.length > 0 ? `<p>Recusas: ${codes.map((code) => `<code>${code}</code>`).join(' ')}</p>` : '';
  return `<section><h3><code>${escapeHtml(path)}</code>${access === 'member' ? ' 🔒' : ''}</h3>
<p>${escapeHtml(summary)}</p>
${fieldsTable('No endereço', params && schemaOf(params, 'input'))}
${fieldsTable('Na consulta', query && schemaOf(query, 'input'))}
${fieldsTable('No corpo', body && schemaOf(body, 'input'))}
${fieldsTable('Na resposta', schemaOf(answer, 'output'))}
${refusals}</section>`;
}

function otherSection({ path, summary, access, media, query = [] }: OtherCall): string {
  const parameters = query.map(({ name, description }) => `<code>${name}</code>: ${escapeHtml(description)}`);
  return `<section><h3><code>GET ${path}</code>${access === 'member' ? ' 🔒' : ''}</h3>
<p>${escapeHtml(summary)} (${media.join(', ')})</p>${parameters.map((line) => `<p>${line}</p>`).join('')}</section>`;
}

function fieldsTable(title: string, schema: object | undefined): string {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return '';
  const rows = fields.map(
    ({ name, type, isRequired }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(type)}${isRequired ? '' : ' (pode faltar)'}</td></tr>`,
  );
  return `<details><summary>${title}</summary><table><tbody>${rows.join('')}</tbody></table></details>`;
}

const style = `body{font:17px/1.5 system-ui,sans-serif;margin:0;background:#fbf7ee;color:#2b2118}
main{max-width:52rem;margin:0 auto;padding:1.5rem}
section{border-top:1px solid #dccfb6;padding:.25rem 0}
h3{margin:.75rem 0 .25rem;font-size:1rem;overflow-wrap:anywhere}
code{background:#efe4cd;border-radius:4px;padding:.1em .35em}
table{border-collapse:collapse;width:100%}td,th{border-top:1px solid #dccfb6;padding:.4rem;text-align:left}
@media(prefers-color-scheme:dark){body{background:#1d1a15;color:#f2e9d8}code{background:#3a3226}a{color:#f0b54a}}
`;
