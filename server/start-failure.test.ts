import { expect, it } from 'vitest';
import { describeError } from './http/describe-error.ts';
import { startFailure } from './start-failure.ts';

const onFiles = { PORT: 80, HOST: 'roça', DATA_DIR: '/dados', DATABASE_URL: undefined };
const onPostgres = { ...onFiles, DATABASE_URL: 'postgres://ana:segredo@banco:5432/rota' };
const failing = (code: string, more = {}) => Object.assign(new Error('x'), { code, ...more });

it.each([
  [failing('EADDRINUSE'), 'A porta 80 já está em uso'],
  [failing('EACCES', { syscall: 'listen' }), 'O sistema não deixa usar a porta 80'],
  [failing('EADDRNOTAVAIL'), 'O endereço roça não é desta máquina'],
  [failing('ENOTFOUND', { hostname: 'roça' }), 'O endereço roça não é desta máquina'],
  [failing('EACCES', { syscall: 'mkdir' }), 'Não é possível gravar na pasta de dados /dados'],
  [failing('SQLITE_READONLY'), 'Não é possível gravar na pasta de dados /dados'],
  [failing('SQLITE_CANTOPEN'), 'Não é possível gravar na pasta de dados /dados'],
  [failing('SQLITE_FULL'), 'O disco da pasta de dados /dados está cheio'],
  [failing('SQLITE_BUSY'), 'Outro programa segura os dados em /dados/rota-viva.db'],
  [failing('SQLITE_CORRUPT'), 'Os dados em /dados/rota-viva.db estão danificados'],
])('%o on files says %s', (error, sentence) => {
  expect(startFailure(error, onFiles)).toContain(sentence);
});

it.each([
  [failing('ECONNREFUSED'), 'O PostgreSQL em banco:5432 não responde'],
  [failing('57P03'), 'O PostgreSQL em banco:5432 não responde'],
  [failing('28P01'), 'O PostgreSQL em banco:5432 recusou o usuário ou a senha'],
  [failing('3D000'), 'O PostgreSQL em banco:5432 não tem o banco rota'],
  [failing('42501'), 'não pode criar tabelas'],
  [failing('53300'), 'todas as conexões ocupadas'],
  [new Error('The server does not support SSL connections'), 'não atende com a cifra que DATABASE_URL pede'],
  [failing('ENOENT', { syscall: 'open', path: '/raiz.pem' }), 'Corrija sslmode e os certificados'],
  [failing('ENOSPC', { syscall: 'write' }), 'O disco da pasta de dados /dados está cheio'],
])('%o on PostgreSQL says %s', (error, sentence) => {
  expect(startFailure(error, onPostgres)).toContain(sentence);
});

it('shows a password neither in a sentence nor in the log', () => {
  const message = 'não abriu postgres://ana:se%40gredo@banco/rota, nem redis://x:y@z';
  const error = new Error(message, { cause: new Error(message) });
  Object.assign(error, { client: { password: 'segredo' } });
  expect(startFailure(error, undefined)).toBe('não abriu postgres://***@banco/rota, nem redis://***@z');
  expect(JSON.stringify(describeError(error))).not.toMatch(/gredo/);
});
