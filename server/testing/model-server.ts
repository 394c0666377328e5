import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request of the chat API as it arrived. */
export interface ChatRequest {
  messages: { role: string; content: string }[];
  max_tokens?: number;
  max_completion_tokens?: number;
  response_format?: { type: string; json_schema?: { strict: boolean; schema: Record<string, unknown> } };
}

export type Behaviour = (request: ChatRequest, response: ServerResponse) => void;

export interface ModelServer {
  baseUrl: string;
  /** How it answers from now on. */
  behave(behaviour: Behaviour): void;
  /** What it was asked since it was last told how to behave. */
  asked: readonly ChatRequest[];
  close(): void;
}

/** A server that speaks the chat API and behaves as a test wants. */
export async function startModelServer(): Promise<ModelServer> {
  const asked: ChatRequest[] = [];
  let behaviour: Behaviour = answering(500, 'nobody said how');
  const server = createServer(async (incoming: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const request: ChatRequest = JSON.parse(Buffer.concat(chunks).toString());
    asked.push(request);
    behaviour(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    behave(next) {
      asked.length = 0;
      behaviour = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Says this, and how many tokens it took. */
export const saying =
  (content: string, { tokens = 100, finish = 'stop' } = {}): Behaviour =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json');
    const choice = { index: 0, finish_reason: finish, message: { role: 'assistant', content } };
    response.end(JSON.stringify({ choices: [choice], usage: { total_tokens: tokens } }));
  };

/** Thinks aloud before it says this; what it thinks looks like an answer too. */
export const thinking = (content: string): Behaviour =>
  saying(
    `<think>\nTalvez {"reply": "um rascunho"}? Não.\n</think>\n\nAqui está:\n\`\`\`json\n${content}\n\`\`\``,
  );

/** Answers with a status and a complaint. */
export const answering =
  (status: number, message: string): Behaviour =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: { message } }));

/** Understands only some fields and formats; 400 to whoever sends another. */
export const picky =
  (accepts: { length: keyof ChatRequest; formats: readonly string[] }, content: string): Behaviour =>
  (request, response) => {
    const length = request.max_tokens === undefined ? 'max_completion_tokens' : 'max_tokens';
    const format = request.response_format?.type ?? 'plain';
    if (length !== accepts.length) answering(400, `Unsupported parameter: '${length}'.`)(request, response);
    else if (!accepts.formats.includes(format))
      answering(400, `response_format: unknown type '${format}'`)(request, response);
    else saying(content)(request, response);
  };

/** Cuts off what takes more tokens than there is room for. */
export const needing =
  (tokens: number, content: string): Behaviour =>
  (request, response) => {
    const room = request.max_tokens ?? request.max_completion_tokens ?? 0;
    const isCut = room < tokens;
    saying(isCut ? '<think>deixa eu ver' : content, { finish: isCut ? 'length' : 'stop' })(request, response);
  };

/** Streams its answer a letter at a time and never comes to the end; tells when it has begun. */
export const dripping =
  (begun: () => void): Behaviour =>
  (_request, response) => {
    const drips = setInterval(() => response.write(' '), 1);
    response.on('close', () => clearInterval(drips));
    response.write(' ', begun);
  };
