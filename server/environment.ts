import { isIP } from 'node:net';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);
/** Nobody waits longer for an answer. */
const seconds = z.coerce.number().min(1).max(120);

const isNetwork = (text: string): boolean => {
  const [address = '', bits = '0', ...more] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= longest;
};

/** Whose word on who asks is believed: nobody's, that of so many proxies before us, or that of these addresses. */
function readProxies(text: string, { addIssue }: z.RefinementCtx): false | number | string[] {
  if (text === 'off') return false;
  if (text === 'on') return 1;
  if (/^[1-9]$/.test(text)) return Number(text);
  const networks = text.split(',').map((one) => one.trim());
  if (!networks.every(isNetwork)) addIssue('no list of addresses');
  return networks;
}

/** Their values are never shown. */
const secrets: readonly string[] = ['DATABASE_URL', 'AI_API_KEY', 'METRICS_TOKEN'];

const schema = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().min(1).default('0.0.0.0'),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .refine((url) => URL.canParse(url))
      .optional(),
    RATE_LIMIT: z.enum(['on', 'off']).default('on'),
    BACKUPS: z.enum(['on', 'off']).default('on'),
    SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
    TRUST_PROXY: z.string().default('off').transform(readProxies),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    METRICS_TOKEN: z.string().min(16).optional(),
    AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    AI_API_KEY: z.string().default('sem-chave'),
    AI_MODEL: z.string().min(1).optional(),
    AI_TIMEOUT: seconds.default(7),
    AI_TIMEOUT_TOTAL: seconds.default(16),
    AI_TOKENS_PER_DAY: z.coerce.number().int().min(1).optional(),
  })
  .refine(({ AI_BASE_URL, AI_MODEL }) => !AI_BASE_URL || AI_MODEL, { path: ['AI_MODEL'] })
  .refine(({ AI_TIMEOUT, AI_TIMEOUT_TOTAL }) => AI_TIMEOUT <= AI_TIMEOUT_TOTAL, {
    path: ['AI_TIMEOUT_TOTAL'],
  });

const meaning: Record<keyof Environment, string> = {
  PORT: 'um número de porta, de 0 a 65535',
  HOST: 'o endereço em que o servidor atende, por exemplo 127.0.0.1',
  DATA_DIR: 'a pasta dos dados',
  DATABASE_URL:
    'um endereço como postgres://usuario:senha@maquina/banco, com @, #, / e % da senha escritos como %40, %23, %2F e %25 (sem ele, os dados ficam em DATA_DIR)',
  RATE_LIMIT: 'on ou off',
  BACKUPS: 'on (uma cópia de segurança por noite) ou off',
  SERVICE_WORKER:
    'on (o programa fica guardado no aparelho e abre sem sinal) ou off (os aparelhos o esquecem)',
  AI_BASE_URL: 'o endereço http(s) de um servidor da API de chat compatível com a da OpenAI',
  AI_API_KEY: 'a chave desse servidor',
  AI_MODEL: 'o nome do modelo; necessário com AI_BASE_URL',
  AI_TIMEOUT: 'quantos segundos esperar por uma tentativa, de 1 a 120',
  AI_TIMEOUT_TOTAL: 'quantos segundos esperar por todas as tentativas, de 1 a 120 e não menos que AI_TIMEOUT',
  AI_TOKENS_PER_DAY: 'quantos tokens por dia, um número inteiro',
  TRUST_PROXY: 'off, on (atrás de um proxy), quantos proxies (1 a 9) ou os endereços deles (10.0.0.0/8, ::1)',
  LOG_LEVEL: 'debug, info, warn, error ou silent',
  METRICS_TOKEN: 'um segredo de 16 letras ou mais',
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
    .map(([name, text]) => {
      const given = secrets.includes(name) ? '' : `=${source[name] ?? ''}`;
      return `${name}${given} não serve: deve ser ${text}.`;
    });
  throw new EnvironmentError(sentences.join('\n'));
}
