import type { Answer } from '#core/contract/index.ts';
import type { CallName } from '#core/contract/paths.ts';
import type { CallOptions } from '#server/http/call-app.ts';

/** A call any client could make; a refusal stops the seeding. */
export type Call = <N extends CallName>(name: N, options: CallOptions) => Promise<Answer<N>>;

export interface DemoMember {
  id: number;
  token: string;
}

/** The sample community while it comes about. */
export interface Scene {
  call: Call;
  clock: { now: number };
  members: DemoMember[];
  /** Pairs that know each other already, the lower id first. */
  pairs: Set<string>;
  /** A whole number under the bound; the same ones at every start. */
  pick: (bound: number) => number;
}

export const hour = 3600 * 1000;

/** Somebody of the community; the first ones to arrive are the busiest, as in any community. */
export function pickMember({ members, pick }: Scene): DemoMember {
  const member = members[Math.min(pick(members.length), pick(members.length))];
  if (!member) throw new Error('nobody has arrived yet');
  return member;
}

/** So many different people. */
export function pickGroup(scene: Scene, size: number): DemoMember[] {
  const group = new Set<DemoMember>();
  while (group.size < size) group.add(pickMember(scene));
  return [...group];
}

/** Whether two people meet for the first time; from now on they know each other. */
export function meetFirst({ pairs }: Scene, one: DemoMember, other: DemoMember): boolean {
  const pair = `${Math.min(one.id, other.id)}-${Math.max(one.id, other.id)}`;
  const isFirst = !pairs.has(pair);
  pairs.add(pair);
  return isFirst;
}
