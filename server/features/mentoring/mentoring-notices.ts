import type { NewNotice } from '#server/live/notice-queries.ts';

/** Of one kind there is one notice of each mentoring. */
export const aboutMentoring = (kind: NewNotice['kind'], id: number): string => `${kind}:${id}`;

/** Where a mentoring is read. */
export const mentoringPath = (id: number): string => `/mentoria?parceria=${id}`;
