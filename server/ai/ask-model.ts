import OpenAI from 'openai';
import type { z } from 'zod';

export interface ModelSettings {
  baseUrl: string;
  apiKey: string;
  model: string;
}

/** Told how each call of the model went. */
export interface ModelWatch {
  answered(): void;
  failed(cause: unknown): void;
}

interface Turn {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** Asks for one JSON object of the given shape; nothing is answered when the model fails in any way. */
export type AskModel = <S extends z.ZodType>(
  turns: readonly Turn[],
  shape: S,
  maxTokens: number,
) => Promise<z.output<S> | undefined>;

/**
 * One try and one more, well under what a person waits; both together may not take longer than `altogether`, however
 * slowly the answer drips in. In milliseconds.
 */
const patience = { eachTry: 7_000, altogether: 16_000 };

/** Speaks to any server of the OpenAI-compatible chat API. */
export function createAskModel(
  { baseUrl, apiKey, model }: ModelSettings,
  watch: ModelWatch,
  { eachTry, altogether } = patience,
): AskModel {
  const client = new OpenAI({ baseURL: baseUrl, apiKey, timeout: eachTry, maxRetries: 1 });
  return async (turns, shape, maxTokens) => {
    try {
      const completion = await client.chat.completions.create(
        { model, messages: [...turns], max_tokens: maxTokens, response_format: { type: 'json_object' } },
        { signal: AbortSignal.timeout(altogether) },
      );
      const parsed = shape.safeParse(JSON.parse(onlyJson(completion.choices[0]?.message.content ?? '')));
      if (!parsed.success) throw new Error('the model wrote another shape', { cause: parsed.error });
      watch.answered();
      return parsed.data;
    } catch (error) {
      watch.failed(error);
      return undefined;
    }
  };
}

/** Some models wrap their JSON in a fence or a sentence. */
const onlyJson = (text: string): string => text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
