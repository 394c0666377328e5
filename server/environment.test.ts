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
      TRUST_PROXY: 'off',
      AI_API_KEY: 'sem-chave',
      MODERATORS: [],
    });
  });

  it('asks for the model where it has the address of one', () => {
    expect(() => readEnvironment({ AI_BASE_URL: 'http://localhost:11434/v1' })).toThrow('AI_MODEL');
  });

  it('reads the list of moderators', () => {
    expect(readEnvironment({ MODERATORS: 'maria, João ,' }).MODERATORS).toEqual(['maria', 'João']);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['RATE_LIMIT', 'talvez'],
    ['AI_BASE_URL', 'ftp://modelo'],
  ])('stops on %s=%s with a sentence that names it', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(EnvironmentError);
    expect(() => readEnvironment({ [name]: value })).toThrow(`${name}=${value} não serve`);
  });
});
