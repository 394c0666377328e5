import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

describe('readEnvironment', () => {
  it('has defaults, and takes an empty value for none', () => {
    expect(readEnvironment({ PORT: '', PATH: '/bin' })).toEqual({
      PORT: 3000,
      HOST: '0.0.0.0',
      DATA_DIR: './data',
      RATE_LIMIT: 'on',
      BACKUPS: 'on',
      SERVICE_WORKER: 'on',
      TRUST_PROXY: false,
      LOG_LEVEL: 'info',
      AI_API_KEY: 'sem-chave',
      AI_TIMEOUT: 7,
      AI_TIMEOUT_TOTAL: 16,
    });
  });

  it('asks for the model where it has the address of one', () => {
    expect(() => readEnvironment({ AI_BASE_URL: 'http://localhost:11434/v1' })).toThrow('AI_MODEL');
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['RATE_LIMIT', 'talvez'],
    ['AI_BASE_URL', 'ftp://modelo'],
    ['AI_TIMEOUT', '0'],
    ['AI_TIMEOUT_TOTAL', '5'],
    ['AI_TOKENS_PER_DAY', 'muitos'],
    ['TRUST_PROXY', 'sim'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,proxy'],
    ['LOG_LEVEL', 'tudo'],
  ])('stops on %s=%s with a sentence that names it', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(EnvironmentError);
    expect(() => readEnvironment({ [name]: value })).toThrow(`${name}=${value} não serve`);
  });

  it.each([
    ['off', false],
    ['on', 1],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('reads whose word is believed from TRUST_PROXY=%s', (text, expected) => {
    expect(readEnvironment({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(expected);
  });

  it.each([
    ['DATABASE_URL', 'mysql://ana:segredo@x'],
    ['DATABASE_URL', 'postgres://ana:segredo#1@x/rota'],
    ['METRICS_TOKEN', 'xsegredox'],
  ])('stops on a wrong %s without showing it', (name, value) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(`${name} não serve`);
    expect(read).not.toThrow(/segredo[x@#]/);
  });
});
