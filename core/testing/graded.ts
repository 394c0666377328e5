import { rubrics } from '#core/content/desafio-negocio/rubrics.ts';
import { voices } from '#core/content/desafio-negocio/voices.ts';
import type { ChallengeId, Level } from '#core/content/desafio-negocio.ts';
import { scoreOf } from '#core/games/desafio-negocio/judge/score.ts';
import type { Line } from '#core/games/desafio-negocio/words/message.ts';
import { atravessadorBuilding } from './graded/atravessador-building.ts';
import { atravessadorMeasured } from './graded/atravessador-measured.ts';
import { atravessadorTricksBuilding } from './graded/atravessador-tricks-building.ts';
import { both } from './graded/both.ts';
import { eighth } from './graded/eighth.ts';
import { eleventh } from './graded/eleventh.ts';
import { familiesBuilding } from './graded/families.ts';
import { fifthBuilding, fifthMeasured } from './graded/fifth.ts';
import { fourthBuilding, fourthMeasured } from './graded/fourth.ts';
import { feiraBuilding } from './graded/fregues-feira-building.ts';
import { feiraMeasured } from './graded/fregues-feira-measured.ts';
import { freshBuilding, freshMeasured } from './graded/fresh.ts';
import { laterBuilding, laterMeasured } from './graded/later.ts';
import { leiteBuilding } from './graded/laticinio-leite-building.ts';
import { leiteMeasured } from './graded/laticinio-leite-measured.ts';
import { lojaBuilding } from './graded/loja-insumos-building.ts';
import { lojaMeasured } from './graded/loja-insumos-measured.ts';
import { melBuilding } from './graded/mel-supermercado-building.ts';
import { melMeasured } from './graded/mel-supermercado-measured.ts';
import { melTricksBuilding } from './graded/mel-supermercado-tricks-building.ts';
import { merendaBuilding } from './graded/merenda-pnae-building.ts';
import { merendaMeasured } from './graded/merenda-pnae-measured.ts';
import { merendaTricksBuilding } from './graded/merenda-pnae-tricks-building.ts';
import { moreBuilding } from './graded/more-building.ts';
import { moreMeasured } from './graded/more-measured.ts';
import { ninth } from './graded/ninth.ts';
import { otherBuilding } from './graded/other-building.ts';
import { plainBuilding } from './graded/plain-building.ts';
import { estradaBuilding } from './graded/prefeitura-estrada-building.ts';
import { estradaMeasured } from './graded/prefeitura-estrada-measured.ts';
import { pronafBuilding } from './graded/pronaf-gerente-building.ts';
import { pronafMeasured } from './graded/pronaf-gerente-measured.ts';
import { pronafTricksBuilding } from './graded/pronaf-gerente-tricks-building.ts';
import { seventhBuilding, seventhMeasured } from './graded/seventh.ts';
import { sixthBuilding, sixthMeasured } from './graded/sixth.ts';
import { tenth } from './graded/tenth.ts';
import { thirdBuilding, thirdMeasured } from './graded/third.ts';
import { thirteenth } from './graded/thirteenth.ts';
import { turismoBuilding } from './graded/turismo-agencia-building.ts';
import { turismoMeasured } from './graded/turismo-agencia-measured.ts';
import { twelfth } from './graded/twelfth.ts';
import { vizinhoBuilding } from './graded/vizinho-cooperativa-building.ts';
import { vizinhoMeasured } from './graded/vizinho-cooperativa-measured.ts';
import { vizinhoTricksBuilding } from './graded/vizinho-cooperativa-tricks-building.ts';

/** A conversation with the grades a person gave it, one for each objective in order, and why. */
export interface GradedTalk {
  challengeId: ChallengeId;
  kind: string;
  why: string;
  grades: Level[];
  score: number;
  lines: Line[];
}

const levelOf: Record<string, Level> = { n: 'none', h: 'half', w: 'whole' };
const heading = /^(?<letters>[nhw]{4}) (?<kind>\w+)(?:: (?<why>.+))?$/;

/**
 * Reads conversations written one after the other, an empty line between them: first the grades, the kind of person
 * and the reason; then what was said, `- ` by the person and `> ` by the persona, who greets first.
 */
function talksIn(challengeId: ChallengeId, text: string): GradedTalk[] {
  return text
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [first = '', ...rest] = block.split('\n');
      const { letters = '', kind = '', why = kind } = heading.exec(first)?.groups ?? {};
      const grades = [...letters].map((letter) => levelOf[letter] ?? 'none');
      if (grades.length !== 4) throw new Error(`no grades in «${first}»`);
      const said = rest.map(
        (line): Line => ({ role: line.startsWith('> ') ? 'assistant' : 'user', content: line.slice(2) }),
      );
      const greets: Line = { role: 'assistant', content: voices[challengeId].greeting };
      const lines = said[0]?.role === 'assistant' ? said : [greets, ...said];
      return { challengeId, kind, why, grades, score: scoreOf(grades.map((level) => ({ level }))), lines };
    });
}

const all = (texts: Record<ChallengeId, string>) =>
  (Object.keys(texts) as ChallengeId[]).flatMap((id) => talksIn(id, texts[id]));

/** Tricks tried in every challenge: the same words over and over, which teach nothing of how people speak. */
const families = all(familiesBuilding);

/** The half that was used while the judge was built. */
export const building = [
  ...all(moreBuilding),
  ...all(otherBuilding),
  ...all(freshBuilding),
  ...all(laterBuilding),
  ...all(thirdBuilding),
  ...all(fourthBuilding),
  ...all(fifthBuilding),
  ...all(sixthBuilding),
  ...all(seventhBuilding),
  ...all(plainBuilding),
  ...families,
  ...all({
    'mel-supermercado': both(melBuilding, melTricksBuilding),
    'pronaf-gerente': both(pronafBuilding, pronafTricksBuilding),
    'vizinho-cooperativa': both(vizinhoBuilding, vizinhoTricksBuilding),
    atravessador: both(atravessadorBuilding, atravessadorTricksBuilding),
    'merenda-pnae': both(merendaBuilding, merendaTricksBuilding),
    'turismo-agencia': turismoBuilding,
    'prefeitura-estrada': estradaBuilding,
    'laticinio-leite': leiteBuilding,
    'loja-insumos': lojaBuilding,
    'fregues-feira': feiraBuilding,
  }),
];

/** The half that only measures: each was written and graded before anybody saw how the judge takes it. */
export const measured = [
  ...all(moreMeasured),
  ...all({
    'mel-supermercado': melMeasured,
    'pronaf-gerente': pronafMeasured,
    'vizinho-cooperativa': vizinhoMeasured,
    atravessador: atravessadorMeasured,
    'merenda-pnae': merendaMeasured,
    'turismo-agencia': turismoMeasured,
    'prefeitura-estrada': estradaMeasured,
    'laticinio-leite': leiteMeasured,
    'loja-insumos': lojaMeasured,
    'fregues-feira': feiraMeasured,
  }),
];

/** Talks of strangers, written after the judge had met the bars on the other half. They only measured, until they taught the second reader. */
export const strangers = [
  ...all(freshMeasured),
  ...all(laterMeasured),
  ...all(thirdMeasured),
  ...all(fourthMeasured),
  ...all(fifthMeasured),
  ...all(sixthMeasured),
  ...all(seventhMeasured),
  ...all(eighth),
  ...all(tenth),
  ...all(twelfth),
];

/** Talks of strangers that nobody who built either judge has read: they only measure. */
export const unread = [...all(ninth), ...all(eleventh), ...all(thirteenth)];

/** Whoever says what the feedback suggests, in their own words, says enough. */
const advised = (Object.keys(rubrics) as ChallengeId[]).map(
  (challengeId): GradedTalk => ({
    challengeId,
    kind: 'advised',
    why: 'what the feedback suggests',
    grades: ['whole', 'whole', 'whole', 'whole'],
    score: 100,
    lines: rubrics[challengeId].map(({ example }) => ({ role: 'user', content: example })),
  }),
);

/** How often the advice is taught: a few talks among thousands would go unheard, and who follows it must not be doubted. */
const emphasis = 3;

/** What the second reader learned from: everything but what only measures. */
export const taught = [
  ...building.filter((talk) => !families.includes(talk)),
  ...strangers,
  ...Array.from({ length: emphasis }, () => advised).flat(),
];
