import { voices } from '#core/content/desafio-negocio/voices.ts';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { mannerOf, saysGoodbye } from '#core/games/desafio-negocio/answer/hear.ts';
import { admissionOf, answersTo } from '#core/games/desafio-negocio/answer/questions.ts';
import { questionsIn } from '#core/games/desafio-negocio/answer/questions-in.ts';
import { refusalsIn } from '#core/games/desafio-negocio/answer/refusals.ts';
import { offersOf, ownPriceOf } from '#core/games/desafio-negocio/bargain/bargain.ts';
import { goodsOf } from '#core/games/desafio-negocio/bargain/goods.ts';
import { priceIn, unknownIn } from '#core/games/desafio-negocio/bargain/measure.ts';
import {
  isCost,
  isElsewhere,
  isUnplaced,
  marketIn,
  offerIn,
} from '#core/games/desafio-negocio/bargain/offers.ts';
import { isYes } from '#core/games/desafio-negocio/claims/affirm.ts';
import { isUnsure } from '#core/games/desafio-negocio/claims/answered.ts';
import {
  agrees,
  consents,
  declines,
  givesIn,
  offersDeal,
  protests,
} from '#core/games/desafio-negocio/claims/aside.ts';
import { isAsked, isDenied } from '#core/games/desafio-negocio/claims/denial.ts';
import { modeOf } from '#core/games/desafio-negocio/claims/mode.ts';
import { emptyNumbers, isDense } from '#core/games/desafio-negocio/claims/numbers.ts';
import { blanksIn, makeBelieve, promisedBlindly } from '#core/games/desafio-negocio/claims/pretence.ts';
import { retractionsIn, undoneIn } from '#core/games/desafio-negocio/claims/retraction.ts';
import { absentBySentence, ownerIn } from '#core/games/desafio-negocio/claims/spoken-of.ts';
import {
  choicesIn,
  isBroken,
  isGivenAway,
  isSwerve,
  isUndercut,
  repeatsIn,
  waveredIn,
} from '#core/games/desafio-negocio/claims/swerve.ts';
import { ownedUpAt } from '#core/games/desafio-negocio/claims/take-back.ts';
import { notSo } from '#core/games/desafio-negocio/claims/unreal.ts';
import { challengeOf, listen } from '#core/games/desafio-negocio/judge/listen.ts';
import { isAscribed, isNarrated, isOfAbsent, isUsurped } from '#core/games/desafio-negocio/tricks/absent.ts';
import { blusters } from '#core/games/desafio-negocio/tricks/bluster.ts';
import { isBorrowed } from '#core/games/desafio-negocio/tricks/borrowed.ts';
import { isHandedBack } from '#core/games/desafio-negocio/tricks/echo.ts';
import { isFanciful } from '#core/games/desafio-negocio/tricks/fancy.ts';
import { isAllFramed } from '#core/games/desafio-negocio/tricks/framed.ts';
import { isGlued, speaksInRows } from '#core/games/desafio-negocio/tricks/glued.ts';
import { flourishesIn, isLecture } from '#core/games/desafio-negocio/tricks/lecture.ts';
import { isChain, litanyIn } from '#core/games/desafio-negocio/tricks/litany.ts';
import { outlandishIn } from '#core/games/desafio-negocio/tricks/outlandish.ts';
import { isRecited } from '#core/games/desafio-negocio/tricks/recital.ts';
import { isRude, threatens } from '#core/games/desafio-negocio/tricks/rudeness.ts';
import { isOnOtherSide, tradeOf } from '#core/games/desafio-negocio/tricks/trade.ts';
import { isUnlawful } from '#core/games/desafio-negocio/tricks/unlawful.ts';
import { isVerse } from '#core/games/desafio-negocio/tricks/verse.ts';
import { mentionsIn } from '#core/games/desafio-negocio/voice/mention.ts';
import { amountsIn } from '#core/games/desafio-negocio/words/amounts.ts';
import type { Message } from '#core/games/desafio-negocio/words/message.ts';
import { isStrangerNamed } from '#core/games/desafio-negocio/words/named.ts';
import { partsOf } from '#core/games/desafio-negocio/words/part.ts';
import { isBare, isEnumeration, isList, isScrap } from '#core/games/desafio-negocio/words/speech.ts';
import { read, type Word } from '#core/games/desafio-negocio/words/words.ts';
import type { GradedTalk } from './graded.ts';

const placesWhere = (words: readonly Word[], is: (at: number) => boolean): number[] =>
  words.flatMap((_, at) => (is(at) ? [at] : []));

/** What each part of the judge makes of a message by itself, however little comes of it in the end. */
function found(challengeId: ChallengeId, message: Message): unknown[] {
  const { reading } = message;
  const { words } = reading;
  const { price } = voices[challengeId];
  const parts = partsOf(reading);
  const amounts = amountsIn(words);
  return [
    [isNarrated, isOfAbsent, isAscribed, isUsurped, isUnsure, isHandedBack, ownedUpAt, isUnlawful].map((of) =>
      of(message),
    ),
    absentBySentence(message).map((absent) => [...absent]),
    ownerIn(words, message.persona),
    isStrangerNamed(words, message.persona),
    [isYes, agrees, consents, declines, givesIn, offersDeal, protests, isFanciful, isGlued, saysGoodbye].map(
      (of) => of(reading),
    ),
    [flourishesIn, isLecture, isChain, litanyIn, modeOf, isRecited, undoneIn, isRude, threatens].map((of) =>
      of(reading),
    ),
    [isBare, isEnumeration, isScrap, isVerse, waveredIn].map((of) => of(reading)),
    [isDense, outlandishIn, choicesIn, repeatsIn, blanksIn].map((of) => of(words)),
    [emptyNumbers, makeBelieve, promisedBlindly, notSo].map((of) => [...of(words)].sort()),
    [0, 1, 2, 3].map((subjects) => [isList(reading, subjects, true), isList(reading, subjects, false)]),
    questionsIn(reading).map(({ words, isPlain, before }) => [
      words.map(({ plain }) => plain),
      isPlain,
      before,
    ]),
    placesWhere(words, (at) => isDenied(reading, { from: at, to: at })),
    placesWhere(words, (at) => isDenied(reading, { from: at, to: at + 2 })),
    placesWhere(words, (at) => isAsked(reading, { from: at, to: at })),
    parts.slice(1).map((part, at) => {
      const before = parts[at] ?? part;
      return [
        isSwerve(before.words, part.words),
        isUndercut(before, part),
        isGivenAway(before.words, part),
        isBroken(before.words, part.words),
      ];
    }),
    amounts.map((amount) => [amount, isCost(words, amount), isElsewhere(words, amount)]),
    price && [
      offerIn(reading, price, new Set()),
      offerIn(reading, price, new Set(amounts.map(({ value }) => value))),
    ],
  ];
}

/** What the persona makes of a message: what it is, what it speaks of, and what there is to say to its questions. */
function answered(challengeId: ChallengeId, { reading, question }: Message): unknown[] {
  const voice = voices[challengeId];
  const asked = question?.text;
  return [
    mannerOf(reading, voice, challengeOf(challengeId).persona.name),
    mentionsIn(reading, voice.things),
    answersTo(reading, voice, { asked }),
    admissionOf(reading, voice, asked),
  ];
}

/** The price of a talk, and what was refused, traded and taken back in it. */
function agreedIn({ challengeId, lines }: GradedTalk, messages: readonly Message[]): unknown[] {
  const voice = voices[challengeId];
  const price = priceIn(lines, voice);
  const none = new Set<number>();
  return [
    price && [price, offersOf(lines, price), marketIn(lines, price, none), isUnplaced(lines, price)],
    price?.haggle && goodsOf(lines, price, price.haggle),
    unknownIn(lines, price),
    ownPriceOf(lines, voice),
    [...refusalsIn(challengeId, lines)],
    [tradeOf, isOnOtherSide].map((of) => of(challengeId, messages)),
    [retractionsIn, isAllFramed, isBorrowed, speaksInRows, blusters].map((of) => of(messages)),
    messages.map((message) => answered(challengeId, message)),
  ];
}

/** What all parts of judge and persona make of a talk, and of each message as if it had ended in its middle. */
export function partsOfTalk(talk: GradedTalk): unknown[] {
  const { challengeId, lines } = talk;
  const { messages } = listen(challengeId, lines);
  const halved = messages.map((message) => {
    const { text, words } = message.reading;
    const half = text.slice(0, words[Math.floor(words.length / 2)]?.start ?? 0);
    return { ...message, reading: read(half) };
  });
  return [
    agreedIn(talk, messages),
    agreedIn(talk, halved),
    [...messages, ...halved].map((message) => found(challengeId, message)),
  ];
}
