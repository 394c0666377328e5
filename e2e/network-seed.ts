import { type APIRequestContext, expect } from '@playwright/test';
import type { Answer } from '#core/contract/index.ts';
import { people } from '#server/demo/people.ts';

const password = 'rotaviva';
/** Families of the sample community: everybody of one has the same last name. */
const familySize = 10;
/** The one who knows somebody of every family. */
export const topConnector = 'Rita da Silva';

interface Member {
  id: number;
  username: string;
  token: string;
}

/** Ties the families of the sample community among themselves and, through one person, to each other. */
export async function seedNetwork(request: APIRequestContext, url: string): Promise<void> {
  const members: Member[] = [];
  for (const { username } of people) {
    const answer = await request.post(`${url}/api/auth/login`, {
      data: { usernameOrEmail: username, password },
    });
    const { token, user } = await answer.json();
    members.push({ id: user.id, username, token });
  }
  const connect = async (one: Member | undefined, other: Member | undefined) => {
    if (!one || !other || one === other) return;
    for (const [asks, asked] of [[one, other] as const, [other, one] as const]) {
      const headers = { Authorization: `Bearer ${asks.token}` };
      await request.post(`${url}/api/users/${asked.id}/connect`, { headers, data: {} });
    }
  };
  for (const [place, member] of members.entries()) {
    const start = place - (place % familySize);
    await connect(member, members[start + ((place + 1) % familySize)]);
    await connect(member, members[start + ((place + 3) % familySize)]);
  }
  const rita = members.find(({ username }) => username === topConnector);
  for (const [place, member] of members.entries()) if (place % 2 === 0) await connect(rita, member);
  await waitForNetwork(request, url, members[0]?.token ?? '');
}

/** The network is calculated beside the requests, so the new ties are in it some seconds later. */
async function waitForNetwork(request: APIRequestContext, url: string, token: string): Promise<void> {
  const reached = async () => {
    const answer = await request.get(`${url}/api/network`, { headers: { Authorization: `Bearer ${token}` } });
    const { people: found }: Answer<'network'> = await answer.json();
    return found.find(({ username }) => username === topConnector)?.degree ?? 0;
  };
  await expect
    .poll(reached, { timeout: 60_000, intervals: [1000] })
    .toBeGreaterThanOrEqual(people.length / 2 - 1);
}
