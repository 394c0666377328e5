import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { everywhere } from '#server/db/community-ids.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { createHub, type Delivery, type Hub, type Listener } from './hub.ts';

let hub: Hub;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] });
  hub = createHub();
});
afterEach(() => {
  hub.close();
  vi.useRealTimers();
});

/** Hears as a stream does: each id once, none below the last. */
function listener() {
  const heard: number[] = [];
  const rounds: string[] = [];
  let told = 0;
  const own: Listener = {
    hear({ id }) {
      if (id <= told) return;
      told = id;
      heard.push(id);
    },
    hearRound(round) {
      if (round.last <= told) return;
      rounds.push(round.bytes.toString());
      round.deliveries.forEach(own.hear);
    },
    readAgain: (place) => heard.push(-place),
  };
  return { heard, rounds, own };
}

const [here, there] = [1 as CommunityId, 2 as CommunityId];
/** Somebody of the first community. */
const someone = (id: number) => ({ id, communityId: here });

const feed = (id: number, communityId = here): Delivery => ({
  id,
  audience: null,
  communityId,
  event: { type: 'feed' },
});
const votes = (id: number, postId: number, count: number): Delivery => ({
  id,
  audience: null,
  communityId: here,
  event: { type: 'votes', postId, votes: count },
});
const forMember = (id: number, member: number): Delivery => ({
  id,
  audience: [member],
  communityId: null,
  event: { type: 'member' },
});

describe('news for everyone', () => {
  it('is told at once when it was quiet, and then once a while, of each kind the last', () => {
    const { heard, rounds, own } = listener();
    hub.listen(someone(1), own);
    hub.deliver(feed(1));
    expect(heard).toEqual([1]);
    for (const delivery of [votes(2, 7, 1), feed(3), votes(4, 7, 2), votes(5, 8, 1), feed(6)])
      hub.deliver(delivery);
    expect(heard).toEqual([1]);
    vi.advanceTimersByTime(250);
    expect(heard).toEqual([1, 4, 5, 6]);
    expect(rounds[1]).toBe(
      'id: 4\ndata: {"type":"votes","postId":7,"votes":2}\n\n' +
        'id: 5\ndata: {"type":"votes","postId":8,"votes":1}\n\n' +
        'id: 6\ndata: {"type":"feed"}\n\n',
    );
  });

  it('is the same bytes for all, and reaches many in slices with room for others in between', () => {
    const all = Array.from({ length: 125 }, listener);
    for (const [index, { own }] of all.entries()) hub.listen(someone(index), own);
    hub.deliver(feed(1));
    const reached = () => all.filter(({ heard }) => heard.length > 0).length;
    expect(reached()).toBe(50);
    vi.advanceTimersToNextTimer();
    expect(reached()).toBe(100);
    vi.advanceTimersToNextTimer();
    expect(reached()).toBe(125);
  });

  it('waits longer the more listen', () => {
    const all = Array.from({ length: 4000 }, listener);
    for (const [index, { own }] of all.entries()) hub.listen(someone(index), own);
    hub.deliver(feed(1));
    vi.advanceTimersByTime(1);
    hub.deliver(feed(2));
    vi.advanceTimersByTime(900);
    expect(all[0]?.heard).toEqual([1]);
    vi.advanceTimersByTime(200);
    expect(all[0]?.heard).toEqual([1, 2]);
  });

  it('reaches whoever comes in the middle of a round, and passes over whoever went', () => {
    const all = Array.from({ length: 90 }, listener);
    const leave = all.map(({ own }, index) => hub.listen(someone(index), own));
    hub.deliver(feed(1));
    leave[89]?.();
    const late = listener();
    hub.listen(someone(900), late.own);
    vi.advanceTimersToNextTimer();
    expect(late.heard).toEqual([1]);
    expect(all[89]?.heard).toEqual([]);
  });
});

it('is told in its own community, unless it is for all of them', () => {
  const [one, other] = [listener(), listener()];
  hub.listen(someone(1), one.own);
  hub.listen({ id: 2, communityId: there }, other.own);
  hub.deliver(feed(1));
  hub.deliver(feed(2, there));
  expect([one.heard, other.heard]).toEqual([[1], [2]]);
  hub.deliver(feed(3, everywhere));
  hub.deliver(forMember(4, 2));
  vi.advanceTimersByTime(250);
  expect([one.heard, other.heard]).toEqual([
    [1, 3],
    [2, 3, 4],
  ]);
  expect(hub.size()).toBe(2);
});

describe('news for some', () => {
  it('is told at once, after what went before it, which is not told again', () => {
    const [one, other] = [listener(), listener()];
    hub.listen(someone(1), one.own);
    hub.listen(someone(2), other.own);
    hub.deliver(feed(1));
    hub.deliver(feed(2));
    hub.deliver(forMember(3, 1));
    hub.deliver(feed(4));
    expect(one.heard).toEqual([1, 2, 3]);
    expect(other.heard).toEqual([1]);
    vi.advanceTimersByTime(250);
    expect(one.heard).toEqual([1, 2, 3, 4]);
    expect(other.heard).toEqual([1, 4]);
  });

  it('is not told before a round that has not come to its listener yet', () => {
    const all = Array.from({ length: 90 }, listener);
    for (const [index, { own }] of all.entries()) hub.listen(someone(index), own);
    hub.deliver(feed(1));
    hub.deliver(forMember(2, 89));
    expect(all[89]?.heard).toEqual([1, 2]);
    vi.advanceTimersToNextTimer();
    expect(all[89]?.heard).toEqual([1, 2]);
    expect(all[88]?.heard).toEqual([1]);
  });
});

it('whoever reads everything again is not told what was waiting', () => {
  const { heard, own } = listener();
  hub.listen(someone(1), own);
  hub.deliver(feed(1));
  hub.deliver(feed(2));
  hub.readAgain(9);
  vi.advanceTimersByTime(300);
  expect(heard).toEqual([1, -9]);
});
