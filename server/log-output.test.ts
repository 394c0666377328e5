import { expect, it, vi } from 'vitest';
import { createLogOutput, maxHeld } from './log-output.ts';

/** An output that takes a text when the test says so. */
function makeOutput() {
  const asked: { text: string; answer: (error: NodeJS.ErrnoException | null, taken: number) => void }[] = [];
  const output = createLogOutput({
    clock: () => 7,
    write: (text, answer) => asked.push({ text: text.toString(), answer }),
  });
  const texts = () => asked.map(({ text }) => text);
  const takeLast = () => {
    const last = asked.at(-1);
    last?.answer(null, Buffer.byteLength(last.text));
  };
  const refuseLast = (code: string) => asked.at(-1)?.answer(Object.assign(new Error(code), { code }), 0);
  return { ...output, asked, texts, takeLast, refuseLast };
}

const lossOf = (lost: number) =>
  `${JSON.stringify({ level: 40, time: 7, lost, msg: 'o registro perdeu linhas' })}\n`;

it('keeps what comes while the output is busy, and hands it over together', () => {
  const { write, texts, takeLast } = makeOutput();
  for (const line of ['um\n', 'dois\n', 'três\n']) write(line);
  expect(texts()).toEqual(['um\n']);
  takeLast();
  expect(texts()).toEqual(['um\n', 'dois\ntrês\n']);
});

it('goes on where only a part was taken', () => {
  const { write, asked, texts } = makeOutput();
  write('é o fim\n');
  asked[0]?.answer(null, 3);
  expect(texts()).toEqual(['é o fim\n', 'o fim\n']);
});

it('loses what a full disk refuses, asks again with the next line, and says how many went', () => {
  const { write, texts, takeLast, refuseLast } = makeOutput();
  write('um\n');
  write('dois\n');
  refuseLast('ENOSPC');
  write('três\n');
  refuseLast('ENOSPC');
  write('quatro\n');
  takeLast();
  expect(texts()).toEqual(['um\n', 'dois\ntrês\n', 'quatro\n', lossOf(3)]);
});

it('waits for whoever reads slowly, and loses nothing by it', () => {
  vi.useFakeTimers();
  const { write, texts, takeLast, refuseLast } = makeOutput();
  write('um\n');
  refuseLast('EAGAIN');
  write('dois\n');
  expect(texts()).toEqual(['um\n']);
  vi.runAllTimers();
  takeLast();
  expect(texts()).toEqual(['um\n', 'um\n', 'dois\n']);
  vi.useRealTimers();
});

it('keeps no more than it may for an output that takes nothing', () => {
  const { write, texts, takeLast } = makeOutput();
  const line = `${'x'.repeat(maxHeld / 4 - 1)}\n`;
  for (let count = 0; count < 10; count++) write(line);
  takeLast();
  expect(texts()[1]).toBe(lossOf(5) + line.repeat(4));
});

it('writes no more where nobody reads any more', () => {
  const { write, texts, refuseLast, takeRest } = makeOutput();
  write('um\n');
  refuseLast('EPIPE');
  write('dois\n');
  expect(texts()).toEqual(['um\n']);
  expect(takeRest()).toBe('');
});
