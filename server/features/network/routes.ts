import { type Route, read, write } from '#server/http/route.ts';
import { readNetwork } from './read-network.ts';
import { answerReview, readReviews, requestReview } from './reviews.ts';

/** The network behind the ranking, and how a member has the own standing looked at. */
export const networkRoutes: readonly Route[] = [
  read('network', readNetwork),
  write('requestReview', requestReview),
  read('reviews', readReviews),
  write('answerReview', answerReview),
];
