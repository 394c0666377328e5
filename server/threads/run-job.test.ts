import { describe, expect, it } from 'vitest';
import { runJob } from './run-job.ts';

const { signal } = new AbortController();

/** A file whose thread does what is written, at every job anew; a name keeps the threads of one test from the others'. */
const threadThat = (name: string, does: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort, threadId } from 'node:worker_threads'; /* ${name} */
      const post = (result, isSpent = false) => parentPort.postMessage({ result, isSpent });
      parentPort.on('message', (job) => { ${does} });`,
    )}`,
  );
const run = <T>(file: URL, data: unknown = null, stopped = signal) => runJob<T>({ file, data, stopped });

describe('a thread', () => {
  it('does one job after the other', async () => {
    const file = threadThat('after', 'post([job, threadId])');
    const [one, thread] = await run<[string, number]>(file, 'one');
    expect(one).toBe('one');
    expect(await run(file, 'other')).toEqual(['other', thread]);
  });

  it('does one at a time: another one does what is asked meanwhile', async () => {
    const file = threadThat('beside', 'post(threadId)');
    const threads = await Promise.all([run(file), run(file)]);
    expect(new Set(threads).size).toBe(2);
    expect(new Set([...threads, await run(file), await run(file)]).size).toBe(2);
  });

  it('does no other job where it is spent', async () => {
    const file = threadThat('spent', 'post(threadId, true)');
    expect(await run(file)).not.toBe(await run(file));
  });

  it('that fails tells why, and the next job has another', async () => {
    const file = threadThat('fails', 'if (job) throw new Error(job); post(threadId)');
    const before = await run(file);
    await expect(run(file, 'no room')).rejects.toThrow('no room');
    expect(await run(file)).not.toBe(before);
  });

  it('that throws no error of its own tells by what code it failed', async () => {
    const file = threadThat('codes', 'throw { code: job }');
    await expect(run(file, 'SQLITE_CORRUPT')).rejects.toMatchObject({ code: 'SQLITE_CORRUPT' });
  });

  it('that ends without a word is told too, and the next job has another', async () => {
    const file = threadThat('ends', 'if (job) process.exit(3); post(threadId)');
    const before = await run(file);
    await expect(run(file, 'end')).rejects.toThrow('ended with 3');
    expect(await run(file)).not.toBe(before);
  });

  it('is ended in the middle of a job once everything stops, and not begun afterwards', async () => {
    const file = threadThat('stopped', 'if (!job) post(threadId)');
    const stopped = new AbortController();
    await run(file, null, stopped.signal);
    const asked = run(file, 'long', stopped.signal);
    stopped.abort();
    await expect(asked).rejects.toThrow('ended with 1');
    await expect(run(file, null, stopped.signal)).rejects.toThrow('aborted');
  });
});
