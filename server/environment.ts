import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);

const schema = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().min(1).default('0.0.0.0'),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional(),
    RATE_LIMIT: z.enum(['on', 'off']).default('on'),
    BACKUPS: z.enum(['on', 'off']).default('on'),
    TRUST_PROXY: z.enum(['on', 'off']).default('off'),
    AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    AI_API_KEY: z.string().default('sem-chave'),
    AI_MODEL: z.string().min(1).optional(),
    MODERATORS: z
      .string()
      .default('')
      .transform((names) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== ''),
      ),
  })
  .refine(({ AI_BASE_URL, AI_MODEL }) => !AI_BASE_URL || AI_MODEL, { path: ['AI_MODEL'] });

const meaning: Record<keyof Environment, string> = {
  PORT: 'um número de porta, de 0 a 65535',
  HOST: 'o endereço em que o servidor atende, por exemplo 127.0.0.1',
  DATA_DIR: 'a pasta dos dados',
  DATABASE_URL: 'um endereço que começa com postgres:// (sem ele, os dados ficam em DATA_DIR)',
  RATE_LIMIT: 'on ou off',
  BACKUPS: 'on (uma cópia de segurança por noite) ou off',
  AI_BASE_URL: 'o endereço http(s) de um servidor da API de chat compatível com a da OpenAI',
  AI_API_KEY: 'a chave desse servidor',
  AI_MODEL: 'o nome do modelo; necessário com AI_BASE_URL',
  MODERATORS: 'uma lista de nomes de usuário separados por vírgula',
  TRUST_PROXY: 'on (atrás de um proxy) ou off',
};

export type Environment = z.infer<typeof schema>;

/** The settings a wrong value of which must stop the start; the sentence says which and what it should be. */
export class EnvironmentError extends Error {}

/** Reads the settings from the environment; an empty value counts as absent. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(present);
  if (result.success) return result.data;
  const names = new Set(result.error.issues.map((issue) => String(issue.path[0])));
  const sentences = Object.entries(meaning)
    .filter(([name]) => names.has(name))
    .map(([name, text]) => `${name}=${source[name] ?? ''} não serve: deve ser ${text}.`);
  throw new EnvironmentError(sentences.join('\n'));
}
