import { z } from 'zod';

/** An id of the content, before the judge looks it up. */
export const contentId = z.string().min(1).max(40);

/** Whole seconds of play, as the browser's clock counted them. */
export const wholeSeconds = z.int().min(0);

/** How many there were of something: the number, or the list of them. */
export const howMany = z.union([z.int().min(0), z.array(z.unknown()).transform(({ length }) => length)]);
