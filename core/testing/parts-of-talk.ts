import { voices } from '#core/content/desafio-negocio/voices.ts';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { isAscribed, isNarrated, isOfAbsent, isUsurped } from '#core/games/desafio-negocio/absent.ts';
import { isYes } from '#core/games/desafio-negocio/affirm.ts';
import { amountsIn } from '#core/games/desafio-negocio/amounts.ts';
import { isUnsure } from '#core/games/desafio-negocio/answered.ts';
import {
  agrees,
  consents,
  declines,
  givesIn,
  offersDeal,
  protests,
} from '#core/games/desafio-negocio/aside.ts';
import { offersOf, ownPriceOf } from '#core/games/desafio-negocio/bargain.ts';
import { blusters } from '#core/games/desafio-negocio/bluster.ts';
import { isBorrowed } from '#core/games/desafio-negocio/borrowed.ts';
import { isAsked, isDenied } from '#core/games/desafio-negocio/denial.ts';
import { isHandedBack } from '#core/games/desafio-negocio/echo.ts';
import { isFanciful } from '#core/games/desafio-negocio/fancy.ts';
import { isAllFramed } from '#core/games/desafio-negocio/framed.ts';
import { isGlued, speaksInRows } from '#core/games/desafio-negocio/glued.ts';
import { goodsOf } from '#core/games/desafio-negocio/goods.ts';
import { mannerOf, saysGoodbye } from '#core/games/desafio-negocio/hear.ts';
import { flourishesIn, isLecture } from '#core/games/desafio-negocio/lecture.ts';
import { challengeOf, listen } from '#core/games/desafio-negocio/listen.ts';
import { isChain, litanyIn } from '#core/games/desafio-negocio/litany.ts';
import { priceIn, unknownIn } from '#core/games/desafio-negocio/measure.ts';
import { mentionsIn } from '#core/games/desafio-negocio/mention.ts';
import type { Message } from '#core/games/desafio-negocio/message.ts';
import { modeOf } from '#core/games/desafio-negocio/mode.ts';
import { isStrangerNamed } from '#core/games/desafio-negocio/named.ts';
import { emptyNumbers, isDense } from '#core/games/desafio-negocio/numbers.ts';
import { isCost, isElsewhere, isUnplaced, marketIn, offerIn } from '#core/games/desafio-negocio/offers.ts';
import { outlandishIn } from '#core/games/desafio-negocio/outlandish.ts';
import { partsOf } from '#core/games/desafio-negocio/part.ts';
import { blanksIn, makeBelieve, promisedBlindly } from '#core/games/desafio-negocio/pretence.ts';
import { admissionOf, answersTo } from '#core/games/desafio-negocio/questions.ts';
import { questionsIn } from '#core/games/desafio-negocio/questions-in.ts';
import { isRecited } from '#core/games/desafio-negocio/recital.ts';
import { refusalsIn } from '#core/games/desafio-negocio/refusals.ts';
import { retractionsIn, undoneIn } from '#core/games/desafio-negocio/retraction.ts';
import { isRude, threatens } from '#core/games/desafio-negocio/rudeness.ts';
import { isBare, isEnumeration, isList, isScrap } from '#core/games/desafio-negocio/speech.ts';
import { absentBySentence, ownerIn } from '#core/games/desafio-negocio/spoken-of.ts';
import {
  choicesIn,
  isBroken,
  isGivenAway,
  isSwerve,
  isUndercut,
  repeatsIn,
  waveredIn,
} from '#core/games/desafio-negocio/swerve.ts';
import { ownedUpAt } from '#core/games/desafio-negocio/take-back.ts';
import { isOnOtherSide, tradeOf } from '#core/games/desafio-negocio/trade.ts';
import { isUnlawful } from '#core/games/desafio-negocio/unlawful.ts';
import { notSo } from '#core/games/desafio-negocio/unreal.ts';
import { isVerse } from '#core/games/desafio-negocio/verse.ts';
import { read, type Word } from '#core/games/desafio-negocio/words.ts';
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
