import type { Page, Request } from '@playwright/test';

/** The next request that tells of a finished round; that a game was begun is told whenever the device gets to it. */
export const finishedRun = (page: Page, gameId: number): Promise<Request> =>
  page.waitForRequest(
    (request) =>
      request.url().endsWith(`/api/games/${gameId}/progress`) &&
      Object(request.postDataJSON()).isCompleted === true,
  );
