import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureServer } from './server.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'rota-viva-built-'));
let server: ChildProcess;
let url = '';
let errors = '';

beforeAll(async () => {
  await ensureServer();
  server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  url = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error(errors)));
    server.stdout?.on('data', (chunk: Buffer) => {
      const found = /pronta em (http:\S+)/.exec(chunk.toString())?.[1];
      if (found) resolve(found);
    });
  });
});

afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
});

it('registers a member and makes a file of the network in a thread', async () => {
  const registered = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'maria', email: 'maria@exemplo.com', password: 'segredo' }),
  });
  expect(registered.status).toBe(201);
  const { token } = (await registered.json()) as { token: string };
  const exported = await fetch(`${url}/api/network/export?format=json`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(exported.status).toBe(200);
  expect(await exported.json()).toHaveProperty('people');
  expect(errors).toBe('');
});
