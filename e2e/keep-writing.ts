import { randomUUID } from 'node:crypto';

interface Writer {
  url: string;
  token: string;
  headers: Record<string, string>;
}

/** Somebody who saves runs one after another, each until the server has acknowledged it. */
export interface Writing {
  /** The ids of the runs whose answer has arrived. */
  acknowledged: string[];
  /** How many tries got no answer. */
  broken: () => number;
  /** Finishes the run under way. */
  stop: () => Promise<void>;
}

/** Saves runs until told to stop, as the outbox does: what got no answer is sent again under the same id. */
export function keepWriting({ url, token, headers }: Writer): Writing {
  const acknowledged: string[] = [];
  let broken = 0;
  let isWanted = true;

  const send = async (runId: string): Promise<boolean> => {
    const response = await fetch(`${url}/api/games/1/progress`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ score: 100, isCompleted: false, runId }),
    });
    await response.text();
    if (!response.ok) throw new Error(`the run was answered with ${response.status}`);
    return true;
  };

  const write = async () => {
    while (isWanted) {
      const runId = randomUUID();
      while (!(await send(runId).catch(ifUnanswered))) broken += 1;
      acknowledged.push(runId);
    }
  };
  const done = write();
  return {
    acknowledged,
    broken: () => broken,
    stop: () => {
      isWanted = false;
      return done;
    },
  };
}

/** fetch fails with a TypeError where the connection ended without an answer. */
function ifUnanswered(failure: unknown): false {
  if (failure instanceof TypeError) return false;
  throw failure;
}
