import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, connectionError } from '#web/api/api-error.ts';
import { storeToken } from '#web/api/token.ts';
import { storedDraft } from '#web/play/stored-draft.ts';
import { createAnswerKeeper, pauseMs } from './answer-keeper.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Drafts are kept for whoever is signed in.
  storeToken('bom');
});

const refused = (status: number) =>
  new ApiError({ status, message: 'não', code: 'part_taken', sentence: 'Esta parte é de outra pessoa.' });

function setUp(answer: () => Promise<unknown> = async () => {}) {
  const texts: string[] = [];
  const draft = storedDraft(7, 'parte');
  const keeper = createAnswerKeeper({
    draft,
    send: (text) => {
      texts.push(text);
      return answer();
    },
  });
  const close = keeper.open();
  keeper.focus();
  return { keeper, texts, draft, close };
}

const rest = () => vi.advanceTimersByTimeAsync(pauseMs);

describe('while somebody writes', () => {
  test('a pause sends the whole text once, and the draft is no longer needed', async () => {
    const { keeper, texts, draft } = setUp();
    keeper.write('O', '');
    await vi.advanceTimersByTimeAsync(pauseMs - 1);
    keeper.write('O mel', '');
    expect(texts).toEqual([]);
    expect(keeper.read()).toMatchObject({ own: 'O mel', status: 'saving' });
    expect(draft.read()).toContain('O mel');
    await rest();
    expect(texts).toEqual(['O mel']);
    expect(keeper.read().status).toBe('saved');
    expect(draft.read()).toBe('');
  });

  test('somebody who never pauses is seen all the same', async () => {
    const { keeper, texts } = setUp();
    for (const length of [1, 2, 3, 4, 5]) {
      keeper.write('a'.repeat(length), '');
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(texts).toEqual(['aaaa']);
  });

  test('the space at the end stays in the box until the person leaves it', async () => {
    const { keeper } = setUp();
    keeper.write('O mel ', '');
    await rest();
    keeper.arrive('O mel');
    expect(keeper.read()).toMatchObject({ own: 'O mel ', rival: undefined });
    keeper.blur();
    expect(keeper.read()).toMatchObject({ own: undefined, status: 'saved' });
  });

  test('whoever leaves the box before it is saved follows the team afterwards', async () => {
    const { keeper } = setUp();
    keeper.write('O mel', '');
    keeper.blur();
    expect(keeper.read().own).toBe('O mel');
    await rest();
    expect(keeper.read().own).toBeUndefined();
  });

  test('concluding waits for the last words', async () => {
    const { keeper, texts } = setUp();
    keeper.write('O mel', '');
    expect(await keeper.settle()).toBe(true);
    expect(texts).toEqual(['O mel']);
  });

  test('closing the desk sends the rest', () => {
    const { keeper, texts, close } = setUp();
    keeper.write('O mel', '');
    close();
    expect(texts).toEqual(['O mel']);
  });
});

describe('without a signal', () => {
  test('the text waits on this device and goes out when the signal is back', async () => {
    let answer = (): Promise<unknown> => Promise.reject(connectionError());
    const { keeper, texts, draft } = setUp(() => answer());
    keeper.write('O mel', '');
    await rest();
    expect(keeper.read().status).toBe('waiting');
    keeper.write('O mel maduro', '');
    expect(keeper.read().status).toBe('waiting');
    expect(draft.read()).toContain('O mel maduro');
    answer = () => Promise.resolve();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(texts.at(-1)).toBe('O mel maduro');
    expect(keeper.read().status).toBe('saved');
    expect(draft.read()).toBe('');
  });

  test('it is tried again by itself', async () => {
    const { texts, keeper } = setUp(() => Promise.reject(connectionError()));
    keeper.write('O mel', '');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(texts.length).toBeGreaterThanOrEqual(3);
  });

  test.each([401, 408, 429, 500, 503])(
    'a refusal with %i passes: the text is kept and sent again',
    async (status) => {
      let answer = (): Promise<unknown> => Promise.reject(refused(status));
      const { keeper, texts, draft } = setUp(() => answer());
      keeper.write('O mel', '');
      await rest();
      expect(keeper.read()).toMatchObject({ own: 'O mel', status: 'waiting' });
      expect(draft.read()).toContain('O mel');
      answer = () => Promise.resolve();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(texts).toEqual(['O mel', 'O mel']);
      expect(keeper.read().status).toBe('saved');
    },
  );

  test('what the server refuses for good is kept and not sent again', async () => {
    const { keeper, texts, draft } = setUp(() => Promise.reject(refused(409)));
    keeper.write('O mel', '');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(texts).toEqual(['O mel']);
    expect(keeper.read()).toMatchObject({ own: 'O mel', status: 'refused' });
    expect(draft.read()).toContain('O mel');
    keeper.giveUp();
    expect(keeper.read().own).toBeUndefined();
    expect(draft.read()).toBe('');
  });
});

describe('what somebody else writes in the same part', () => {
  async function withRival() {
    const set = setUp();
    set.keeper.write('O meu', '');
    await rest();
    set.keeper.arrive('O dela');
    return set;
  }

  test('never covers the own text, and is shown beside it', async () => {
    const { keeper } = await withRival();
    expect(keeper.read()).toMatchObject({ own: 'O meu', rival: 'O dela' });
    keeper.blur();
    expect(keeper.read().own).toBe('O meu');
  });

  test('can be taken', async () => {
    const { keeper } = await withRival();
    keeper.giveUp();
    expect(keeper.read()).toMatchObject({ own: undefined, rival: undefined });
  });

  test('can be replaced by the own text', async () => {
    const { keeper, texts } = await withRival();
    keeper.insist();
    await vi.advanceTimersByTimeAsync(0);
    expect(texts).toEqual(['O meu', 'O meu']);
    expect(keeper.read()).toMatchObject({ rival: undefined, status: 'saved' });
  });

  test('an echo of what this device sent is no news', async () => {
    const { keeper } = setUp();
    keeper.write('O', '');
    await rest();
    keeper.write('O mel', 'O');
    keeper.arrive('O');
    expect(keeper.read().rival).toBeUndefined();
  });
});

describe('on the next visit', () => {
  test('what was left unsent goes out once the desk is there', async () => {
    storedDraft(7, 'parte').write(JSON.stringify({ text: 'O mel maduro', before: 'O mel' }));
    const { keeper, texts, draft } = setUp();
    expect(keeper.read().own).toBe('O mel maduro');
    keeper.arrive('O mel');
    await vi.advanceTimersByTimeAsync(0);
    expect(texts).toEqual(['O mel maduro']);
    expect(draft.read()).toBe('');
  });

  test('it is not laid over what a teammate wrote meanwhile', async () => {
    storedDraft(7, 'parte').write(JSON.stringify({ text: 'O mel maduro', before: 'O mel' }));
    const { keeper, texts } = setUp();
    keeper.arrive('O favo');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(texts).toEqual([]);
    expect(keeper.read()).toMatchObject({ own: 'O mel maduro', rival: 'O favo' });
  });

  test('a draft that nobody can read is no draft', () => {
    storedDraft(7, 'parte').write('{');
    expect(setUp().keeper.read().own).toBeUndefined();
  });
});
