import { afterEach, expect, test, vi } from 'vitest';
import { sendFile } from './send-file.ts';

const file = new File(['x'], 'resultado.png', { type: 'image/png' });

function device(share: () => Promise<void>, canShare = true) {
  Object.assign(navigator, { share: vi.fn(share), canShare: () => canShare });
}

afterEach(() => {
  Object.assign(navigator, { share: undefined, canShare: undefined });
  vi.restoreAllMocks();
});

test.each([
  ['a device that takes files', () => device(async () => {}), 0],
  [
    'a sheet that the person closed',
    () => device(() => Promise.reject(new DOMException('', 'AbortError'))),
    0,
  ],
  ['a sheet that fails', () => device(() => Promise.reject(new DOMException('', 'NotAllowedError'))), 1],
  ['a device that takes no files', () => device(async () => {}, false), 1],
  ['a browser without a sheet', () => {}, 1],
])('%s', async (_, prepare, saved) => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  prepare();
  await sendFile(file, 'Jogue você também');
  expect(save).toHaveBeenCalledTimes(saved);
});
