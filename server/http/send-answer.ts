import { setImmediate as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ownJson } from '#core/contract/own-header.ts';

/** Lists longer than this are checked and written a piece at a time. */
const longList = 1000;
const piece = 500;
/** Smaller answers fit into one packet as they are. */
const worthPacking = 1024;
/** Up to here packing takes less than handing it to a thread: a twentieth of a millisecond for a fifth of the bytes. */
const smallPack = 16 * 1024;

const pack = promisify(gzip);

/** Sends an answer, checked against its contract; a long one holds up nobody else and leaves packed. */
export async function sendAnswer(
  incoming: FastifyRequest,
  reply: FastifyReply,
  contract: z.ZodType,
  answer: unknown,
): Promise<FastifyReply> {
  const text = isLong(answer) ? await writeInPieces(contract, answer) : writeText(contract, answer);
  reply.type(ownJson);
  return sendPacked(incoming, reply, text);
}

/** What answers that are kept were written as. */
const written = new WeakMap<object, string>();

/**
 * The JSON of an answer. What is frozen is kept by somebody and never changes, down to its last part: it is checked and
 * written once, also where it is one of a list.
 */
function writeText(contract: z.core.$ZodType, answer: unknown): string {
  if (isKept(answer)) {
    const known = written.get(answer);
    if (known !== undefined) return known;
    const text = JSON.stringify(z.parse(contract, answer));
    written.set(answer, text);
    return text;
  }
  if (contract instanceof z.ZodArray && Array.isArray(answer) && answer.some(isKept)) {
    const { element } = contract;
    return `[${answer.map((one) => writeText(element, one)).join()}]`;
  }
  return JSON.stringify(z.parse(contract, answer));
}

const isKept = (answer: unknown): answer is object =>
  typeof answer === 'object' && answer !== null && Object.isFrozen(answer);

/** Sends a text or a file, packed where that saves much and the client can unpack it. */
export async function sendPacked(
  incoming: FastifyRequest,
  reply: FastifyReply,
  content: string | Buffer,
): Promise<FastifyReply> {
  if (content.length < worthPacking) return reply.send(content);
  reply.header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(incoming.headers['accept-encoding'] ?? '')) return reply.send(content);
  const packed = content.length < smallPack ? gzipSync(content, { level: 1 }) : await pack(content);
  return reply.header('content-encoding', 'gzip').send(packed);
}

const isLong = (answer: unknown): answer is Record<string, unknown> =>
  typeof answer === 'object' &&
  answer !== null &&
  !Array.isArray(answer) &&
  Object.values(answer).some((value) => Array.isArray(value) && value.length > longList);

/** The same JSON as in one go, with room for other requests after every piece of a list. */
async function writeInPieces(contract: z.ZodType, answer: Record<string, unknown>): Promise<string> {
  if (!(contract instanceof z.ZodObject)) return JSON.stringify(contract.parse(answer));
  const fields: string[] = [];
  for (const [name, field] of Object.entries(contract.shape)) {
    const value = answer[name];
    const text =
      field instanceof z.ZodArray && Array.isArray(value)
        ? await writeList(field, value)
        : JSON.stringify(z.parse(field, value));
    if (text !== undefined) fields.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${fields.join(',')}}`;
}

async function writeList(list: z.ZodArray, items: readonly unknown[]): Promise<string> {
  const texts: string[] = [];
  for (let from = 0; from < items.length; from += piece) {
    texts.push(JSON.stringify(list.parse(items.slice(from, from + piece))).slice(1, -1));
    await pause();
  }
  return `[${texts.join(',')}]`;
}
