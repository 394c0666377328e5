import { describe, expect, it } from 'vitest';
import {
  createGate,
  maxQueue,
  maxTurnedAway,
  maxWait,
  maxWaitingForDatabase,
  minQueue,
  turnLength,
} from './gate.ts';

/** A gate whose clock, turns and database are moved by hand; each call takes a whole turn unless told. */
function setUp(work = turnLength) {
  const state = { now: 0, waiting: 0, turns: [] as (() => void)[] };
  const done: (() => void)[] = [];
  const started: string[] = [];
  const turnedAway: string[] = [];
  const gate = createGate({
    now: () => state.now,
    nextTurn: (callback) => void state.turns.push(callback),
    afterWork: (callback) => void done.push(callback),
    waiting: () => state.waiting,
  });
  const arrive = (name: string) =>
    gate({
      start() {
        started.push(name);
        state.now += work;
      },
      turnAway: () => void turnedAway.push(name),
    });
  const arriveTogether = (count: number) => {
    for (let index = 0; index < count; index++) arrive(`call ${index}`);
  };
  const turn = () => {
    for (const callback of state.turns.splice(0)) callback();
    for (let next = done.shift(); next; next = done.shift()) next();
  };
  return { state, started, turnedAway, arrive, arriveTogether, turn };
}

describe('the gate', () => {
  it('starts a call at once where there is no other', () => {
    const { started, arrive, turn } = setUp();
    arrive('one');
    turn();
    arrive('other');
    expect(started).toEqual(['one', 'other']);
  });

  it('starts calls that arrive together in their order, one a turn', () => {
    const { started, arrive, turn } = setUp();
    for (const name of ['a', 'b', 'c']) arrive(name);
    expect(started).toEqual(['a']);
    turn();
    expect(started).toEqual(['a', 'b']);
    turn();
    turn();
    arrive('d');
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  it('starts several in a turn where they take little, until its time is over', () => {
    const { started, arriveTogether, turn } = setUp(turnLength / 4);
    arriveTogether(10);
    expect(started).toHaveLength(4);
    turn();
    expect(started).toHaveLength(8);
    turn();
    expect(started).toEqual(Array.from({ length: 10 }, (_, index) => `call ${index}`));
  });

  it('turns away who has waited too long behind many, and answers the rest', () => {
    const { state, started, turnedAway, arriveTogether, turn } = setUp();
    arriveTogether(100);
    state.now += maxWait + 1;
    for (let count = 0; count < 100; count++) turn();
    // In the turns that this takes, the newest began.
    const begun = started.slice(1, -minQueue);
    expect(begun).toEqual(['call 99', 'call 98', 'call 97']);
    expect(turnedAway).toEqual(Array.from({ length: 99 - minQueue - 3 }, (_, index) => `call ${index + 1}`));
    expect(started).toHaveLength(100 - turnedAway.length);
  });

  it('starts the newest first while many queue, and the oldest again once they are few', () => {
    const { started, turnedAway, arriveTogether, arrive, turn } = setUp();
    arriveTogether(1 + minQueue);
    for (const name of ['late', 'later']) arrive(name);
    for (let count = 0; count < 4; count++) turn();
    expect(started).toEqual(['call 0', 'later', 'late', 'call 1', 'call 2']);
    expect(turnedAway).toEqual([]);
  });

  it('turns away only some in one turn', () => {
    const { state, turnedAway, arriveTogether, turn } = setUp();
    arriveTogether(1_000);
    state.now += maxWait + 1;
    turn();
    expect(turnedAway).toHaveLength(maxTurnedAway);
    expect(turnedAway[0]).toBe('call 1');
  });

  it('forgets nobody however many come and go', () => {
    const { started, arrive, turn } = setUp();
    const names = Array.from({ length: 500 }, (_, index) => `call ${index}`);
    for (const [index, name] of names.entries()) {
      arrive(name);
      if (index % 3 === 0) turn();
    }
    for (let count = 0; count < 500; count++) turn();
    expect(started.toSorted()).toEqual(names.toSorted());
  });

  it('turns away nobody who has waited just so long, nor a few after a moment of standstill', () => {
    const many = setUp();
    many.arriveTogether(100);
    many.state.now += maxWait;
    many.turn();
    expect(many.turnedAway).toEqual([]);
    const few = setUp();
    few.arriveTogether(minQueue);
    few.state.now += 100 * maxWait;
    few.turn();
    expect(few.turnedAway).toEqual([]);
  });

  it('keeps no more than so many, and takes others once those are answered', () => {
    const { state, started, turnedAway, arrive, arriveTogether, turn } = setUp();
    arriveTogether(1 + maxQueue);
    arrive('too many');
    expect(turnedAway).toEqual(['too many']);
    for (let count = 0; count <= maxQueue; count++) {
      turn();
      state.now = 0;
    }
    arrive('later');
    expect(started).toHaveLength(maxQueue + 2);
  });

  it('lets nobody through to a database for which many wait', () => {
    const { state, started, turnedAway, arrive, turn } = setUp();
    state.waiting = maxWaitingForDatabase + 1;
    arrive('one');
    state.waiting = maxWaitingForDatabase;
    arrive('other');
    turn();
    expect({ started, turnedAway }).toEqual({ started: ['other'], turnedAway: ['one'] });
  });
});
