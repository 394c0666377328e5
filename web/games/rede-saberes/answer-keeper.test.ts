import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, connectionError } from '#web/api/api-error.ts';
import { storedDraft } from '#web/api/stored-draft.ts';
import { storeToken } from '#web/api/token.ts';
import { createAnswerKeeper, pauseMs } from './answer-keeper.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Drafts are kept for whoever is signed in.
  storeToken('bom');
});

const refused = (status: number) =>
  new ApiError({ status, message: 'não', code: 'part_taken', sentence: 'Esta parte é de outra pessoa.' });

const arrived = async () => 'arrived' as const;
type Sending = () => Promise<'arrived' | 'waiting'>;

function setUp(answer: Sending = arrived) {
  const texts: string[] = [];
  const overs: string[] = [];
  const discard = vi.fn();
  const draft = storedDraft(7, 'parte');
  const keeper = createAnswerKeeper({
    draft,
    send: (text, before) => {
      texts.push(text);
      overs.push(before);
      return answer();
    },
    discard,
  });
  const close = keeper.open();
  keeper.focus();
  return { keeper, texts, overs, draft, close, discard };
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
    let answer: Sending = () => Promise.reject(connectionError());
    const { keeper, texts, draft } = setUp(() => answer());
    keeper.write('O mel', '');
    await rest();
    expect(keeper.read().status).toBe('waiting');
    keeper.write('O mel maduro', '');
    expect(keeper.read().status).toBe('waiting');
    expect(draft.read()).toContain('O mel maduro');
    answer = arrived;
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
      let answer: Sending = () => Promise.reject(refused(status));
      const { keeper, texts, draft } = setUp(() => answer());
      keeper.write('O mel', '');
      await rest();
      expect(keeper.read()).toMatchObject({ own: 'O mel', status: 'waiting' });
      expect(draft.read()).toContain('O mel');
      answer = arrived;
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

describe('handed over to wait for a signal', () => {
  const waiting = async () => 'waiting' as const;

  test('it is no draft any more, is not sent from here, and is safe once it is heard to have arrived', async () => {
    const { keeper, texts, draft, close } = setUp(waiting);
    keeper.write('O mel', '');
    await rest();
    expect(keeper.read()).toMatchObject({ own: 'O mel', status: 'waiting' });
    expect(draft.read()).toBe('');
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    keeper.heard('O mel');
    expect(keeper.read().status).toBe('saved');
    close();
    expect(texts).toEqual(['O mel']);
  });

  test('what is written on goes after it', async () => {
    const { keeper, texts } = setUp(waiting);
    keeper.write('O mel', '');
    await rest();
    keeper.write('O mel maduro', '');
    keeper.heard('O mel');
    expect(keeper.read()).toMatchObject({ own: 'O mel maduro', status: 'waiting' });
    await rest();
    expect(texts).toEqual(['O mel', 'O mel maduro']);
  });

  test('words typed while it was being handed over are handed over too', async () => {
    let finish = (_: 'waiting') => {};
    const { keeper, texts } = setUp(() => new Promise((resolve) => (finish = resolve)));
    keeper.write('O mel', '');
    await rest();
    keeper.write('O mel maduro', '');
    await rest();
    finish('waiting');
    await vi.advanceTimersByTimeAsync(0);
    expect(texts).toEqual(['O mel', 'O mel maduro']);
  });

  test('refused later, the own text stays beside the other’s, and giving it up takes it back', async () => {
    const { keeper, discard } = setUp(waiting);
    keeper.write('O meu', '');
    await rest();
    keeper.heard('O meu', refused(409));
    keeper.arrive('O dela');
    expect(keeper.read()).toMatchObject({ own: 'O meu', status: 'refused', rival: 'O dela' });
    keeper.giveUp();
    expect(discard).toHaveBeenCalledOnce();
    expect(keeper.read()).toMatchObject({ own: undefined, rival: undefined });
  });

  test.each([
    ['before', ['takeUp', 'arrive']],
    ['after', ['arrive', 'takeUp']],
  ] as const)(
    'on the next visit it is in the box %s the desk has come, and can be put over what the other wrote',
    async (_when, order) => {
      const { keeper, texts, overs } = setUp();
      const acts = {
        takeUp: () => keeper.takeUp({ text: 'O meu', before: '', failure: refused(409) }),
        arrive: () => keeper.arrive('O dela'),
      };
      for (const act of order) acts[act]();
      expect(keeper.read()).toMatchObject({ own: 'O meu', status: 'refused', rival: 'O dela' });
      expect(texts).toEqual([]);
      keeper.insist();
      await vi.advanceTimersByTimeAsync(0);
      expect([texts, overs]).toEqual([['O meu'], ['O dela']]);
    },
  );
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
