import { type APIRequestContext, expect } from '@playwright/test';
import { newPerson, type Person } from './account.ts';

/** Someone else of the community, who acts without a browser. */
export interface Neighbour extends Person {
  token: string;
}

/** Someone new joins. */
export async function join(request: APIRequestContext, username?: string): Promise<Neighbour> {
  const someone = newPerson();
  const person = username ? { ...someone, username } : someone;
  const answer = await request.post('/api/auth/register', { data: person });
  expect(answer.status()).toBe(201);
  return { ...person, token: (await answer.json()).token };
}

/** Makes a call as a neighbour and answers its body. */
export async function actAs(
  request: APIRequestContext,
  { token }: Neighbour,
  path: string,
  data: Record<string, unknown> = {},
) {
  const answer = await request.post(path, { data, headers: { Authorization: `Bearer ${token}` } });
  expect(answer.ok(), path).toBe(true);
  return answer.json();
}

/** A neighbour publishes an idea; answers its id. */
export async function publish(
  request: APIRequestContext,
  neighbour: Neighbour,
  idea: { question: string; answer: string },
): Promise<number> {
  const { submission } = await actAs(request, neighbour, '/api/submissions', { ...idea, type: 'text' });
  return submission.id;
}
