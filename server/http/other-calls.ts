import { eventsPath } from '#core/contract/live.ts';
import { exportFormats, networkExportPath } from '#core/contract/network-export.ts';
import { roundExportPath, roundFormats } from '#core/contract/round-export.ts';

/** A call that answers no JSON of the contract: a stream, a file, a page, or a word to whoever runs the server. */
export interface OtherCall {
  path: string;
  summary: string;
  access: 'public' | 'member';
  /** What a good answer is. */
  media: string[];
  query?: { name: string; schema: Record<string, unknown>; description: string }[];
  /** A status that says that it cannot serve now. */
  failure?: { status: number; description: string };
}

/** Every call there is beside the contract's, for the documentation; all are GET. */
export const otherCalls: Record<string, OtherCall> = {
  events: {
    path: eventsPath,
    summary:
      'Atualizações ao vivo, como eventos enviados pelo servidor; com Last-Event-ID, o que se perdeu vem antes.',
    access: 'member',
    media: ['text/event-stream'],
    query: [{ name: 'team', schema: { type: 'integer' }, description: 'A equipe em cuja mesa se está.' }],
  },
  networkExport: {
    path: networkExportPath,
    summary: 'A rede inteira num arquivo.',
    access: 'member',
    media: ['text/csv', 'application/xml', 'application/json'],
    query: [
      {
        name: 'format',
        schema: { type: 'string', enum: [...exportFormats], default: 'csv' },
        description: 'O formato do arquivo.',
      },
    ],
  },
  roundExport: {
    path: roundExportPath,
    summary: 'O que uma rodada de indicações disse, como somas, para quem cuida da comunidade.',
    access: 'member',
    media: ['text/csv', 'application/xml', 'text/plain'],
    query: [
      {
        name: 'format',
        schema: { type: 'string', enum: [...roundFormats], default: 'csv' },
        description: 'O formato do arquivo; codebook explica os outros.',
      },
    ],
  },
  docs: {
    path: '/api/docs',
    summary: 'Esta descrição, para pessoas.',
    access: 'public',
    media: ['text/html'],
  },
  docsStyle: {
    path: '/api/docs/style.css',
    summary: 'A aparência da descrição.',
    access: 'public',
    media: ['text/css'],
  },
  openapi: {
    path: '/api/openapi.json',
    summary: 'Esta descrição, para programas (OpenAPI 3.1).',
    access: 'public',
    media: ['application/json'],
  },
  healthz: {
    path: '/healthz',
    summary: 'Se o servidor vive.',
    access: 'public',
    media: ['application/json'],
  },
  readyz: {
    path: '/readyz',
    summary: 'Se o servidor consegue ler e gravar.',
    access: 'public',
    media: ['application/json'],
    failure: { status: 503, description: 'Agora não pode.' },
  },
  metrics: {
    path: '/metrics',
    summary:
      'O que o servidor conta de si, para o Prometheus; só para a própria máquina, ou com METRICS_TOKEN.',
    access: 'public',
    media: ['text/plain'],
  },
};
