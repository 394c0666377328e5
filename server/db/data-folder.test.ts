import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeFolder } from './data-folder.ts';

const place = mkdtempSync(join(tmpdir(), 'rota-viva-folder-'));
afterAll(() => rmSync(place, { recursive: true }));

it('makes a folder with those above it, once, for its owner only', () => {
  const folder = join(place, 'a', 'b');
  makeFolder(folder);
  makeFolder(folder);
  for (const one of [folder, join(place, 'a')]) expect(statSync(one).mode & 0o777).toBe(0o700);
});

it('says why where there is a file', () => {
  const file = join(place, 'arquivo');
  writeFileSync(file, '');
  for (const folder of [file, join(file, 'dados')])
    expect(() => makeFolder(folder)).toThrow(
      expect.objectContaining({ code: expect.stringMatching(/^(EEXIST|ENOTDIR)$/) }),
    );
});
