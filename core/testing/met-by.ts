import { assess, metIn } from '#core/games/desafio-negocio/judge/assess.ts';

/** The objectives of a challenge that what a person writes meets, at least in part, one text a message. */
export const metBy =
  (challenge: Parameters<typeof assess>[0]) =>
  (...texts: string[]): string[] =>
    metIn(
      assess(
        challenge,
        texts.map((content) => ({ role: 'user', content })),
      ),
      'half',
    );
