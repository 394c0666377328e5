import OpenAI from 'openai';
import type { z } from 'zod';
import type { Dialect } from './dialect.ts';
import { UnusableAnswer } from './failure.ts';
import { findJson } from './find-json.ts';
import { jsonSchemaOf } from './json-schema.ts';
import type { TokenBudget } from './token-budget.ts';

export interface Turn {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ModelServer {
  baseUrl: string;
  apiKey: string;
  model: string;
}

/** What is asked for: an object of this shape, in about so many tokens. */
export interface Question<S extends z.ZodType> {
  turns: readonly Turn[];
  shape: S;
  maxTokens: number;
}

export type AskOnce = <S extends z.ZodType>(
  question: Question<S>,
  dialect: Dialect,
  signal: AbortSignal,
) => Promise<{ answer: z.output<S>; tokens: number }>;

/** The tokens of the day are spent: the model was not asked. */
export class BudgetSpent extends Error {}

/** Portuguese takes about three letters a token. */
const tokensIn = (turns: readonly Turn[]): number =>
  Math.ceil(turns.reduce((letters, { content }) => letters + content.length, 0) / 3);

/** One request in one dialect; whatever goes wrong is thrown. */
export function createAskOnce({ baseUrl, apiKey, model }: ModelServer, budget: TokenBudget): AskOnce {
  const client = new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 0 });
  return async ({ turns, shape, maxTokens }, dialect, signal) => {
    const length = maxTokens * dialect.room;
    const max = tokensIn(turns) + length;
    if (!budget.reserve(max)) throw new BudgetSpent();
    let tokens = 0;
    try {
      const completion = await client.chat.completions.create(
        { model, messages: [...turns], [dialect.lengthField]: length, ...formatOf(dialect, shape) },
        { signal },
      );
      tokens = completion.usage?.total_tokens ?? max;
      return { answer: fitting(completion.choices[0], shape), tokens };
    } finally {
      budget.settle(max, tokens);
    }
  };
}

function formatOf({ format }: Dialect, shape: z.ZodType) {
  if (format === 'plain') return {};
  if (format === 'json_object') return { response_format: { type: format } };
  const json_schema = { name: 'answer', strict: true, schema: jsonSchemaOf(shape) };
  return { response_format: { type: format, json_schema } };
}

function fitting<S extends z.ZodType>(
  choice: OpenAI.ChatCompletion.Choice | undefined,
  shape: S,
): z.output<S> {
  const results = findJson(choice?.message.content ?? '').map((value) => shape.safeParse(value));
  const fit = results.find(({ success }) => success);
  if (fit?.success) return fit.data;
  const isCutOff = results.length === 0 && choice?.finish_reason === 'length';
  throw new UnusableAnswer(isCutOff ? 'cut_off' : 'unusable', { cause: results[0]?.error });
}
