import { fitting, sham, unfit } from '#core/content/desafio-negocio/unfit.ts';
import { businessChallenges, type ChallengeId } from '#core/content/desafio-negocio.ts';
import { isAsked, isDenied, placesOf } from '#core/games/desafio-negocio/claims/denial.ts';
import { touches } from '#core/games/desafio-negocio/claims/signs.ts';
import { standingOf } from '#core/games/desafio-negocio/claims/standing.ts';
import type { Message } from '#core/games/desafio-negocio/words/message.ts';
import { findEach, type Span } from '#core/games/desafio-negocio/words/pattern.ts';
import { stretch, type Word } from '#core/games/desafio-negocio/words/words.ts';
import { isPlace, patternsOf } from './trade.ts';

const patterns = new Map(
  businessChallenges.map(({ id }) => [
    id,
    { unfit: [...unfit[id].flatMap(patternsOf), sham], fitting: patternsOf(fitting[id]) },
  ]),
);

/** What one has to sell, to show, or needs: «vendo», «aqui é», «preciso de 3 sacos de», «quero abrir». */
const offers = new Set(
  (
    'vendo vendemos ofereco oferecemos produzo produzimos faco fazemos fabrico fabricamos trago trouxe tenho temos ' +
    'entrego entregamos levo levamos preciso precisamos quero queremos compro comprar abrir montar financiar e sao ' +
    'esse essa este esta isso meu minha nosso nossa joga jogo visita conhece ve'
  ).split(' '),
);
const offerReach = 5;

function isOffered(words: readonly Word[], { from }: Span): boolean {
  return stretch(words, from - offerReach, from).some(
    ({ plain, number, sentence }) => sentence === words[from]?.sentence && (number || offers.has(plain)),
  );
}

/** «melhor que perfume», «no lugar do refrigerante», «remédio do gado»: it is spoken of, not brought. */
const aside = new Set('que igual como lugar nada tambem'.split(' '));

const isAside = (words: readonly Word[], { from }: Span): boolean =>
  stretch(words, from - 3, from).some(({ plain }) => aside.has(plain));

/**
 * Whether what somebody sells, or wants money or a road for, cannot be what is negotiated: perfume to whoever buys honey.
 * Who names anything that belongs here mentions it in passing.
 */
export function bringsUnfitGoods(challengeId: ChallengeId, messages: readonly Message[]): boolean {
  const lists = patterns.get(challengeId);
  if (!lists) return false;
  let isBrought = false;
  for (const message of messages) {
    const { reading } = message;
    const { words } = reading;
    const strange = findEach(words, lists.unfit);
    const places = new Set(strange.flatMap(placesOf));
    if (findEach(words, lists.fitting).some((span) => !touches(places, span))) return false;
    isBrought ||= strange.some(
      (span) =>
        isOffered(words, span) && !isPlace(words, span) && !isAside(words, span) && isMeant(message, span),
    );
  }
  return isBrought;
}

const isMeant = (message: Message, span: Span): boolean =>
  !isDenied(message.reading, span) &&
  !isAsked(message.reading, span) &&
  !touches(standingOf(message).others, span);
