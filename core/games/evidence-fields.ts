import { z } from 'zod';

/** An id of the content, before the judge looks it up. */
export const contentId = z.string().min(1).max(40);

/** Whole seconds of play, as the browser's clock counted them. */
export const wholeSeconds = z.int().min(0);
