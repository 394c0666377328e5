import { clausesOf } from '#core/games/desafio-negocio/claims/aside.ts';
import type { Speaker } from '#core/games/desafio-negocio/voice/speaker.ts';
import type { Line } from '#core/games/desafio-negocio/words/message.ts';
import { has } from '#core/games/desafio-negocio/words/pattern.ts';
import type { Reading } from '#core/games/desafio-negocio/words/words.ts';
import { timesSpoken } from './spoken.ts';

const kin =
  'mae|pai|marido|mulher|esposa|esposo|filho|filha|filhos|irmao|irma|avo|neto|neta|tio|tia|sogro|sogra|primo|prima|cunhado|cunhada|compadre|comadre|vizinho|vizinha|crianca|menino|menina|bebe|companheiro|companheira';
const animals =
  'boi|bois|touro|vaca|vacas|gado|bezerr*|novilh*|cavalo*|egua*|burro|jumento*|porco*|galinha*|frango*|cabra|cabras|bode*|ovelha*|carneiro*|cachorro*|abelha*|enxame*|peixe*|planta|plantas|muda|mudas|lavoura|horta|roca|pasto|capim|bicho*|criacao';
const losses = [
  'faleceu|faleceram|falecida|falecido|falecimento|enviuvei|viuva|viuvo',
  `perdi|perdeu|perdemos meu|minha|o|a|um|uma ${kin}`,
];
const ofKin = [kin];
const deaths = [`${kin}|gente|pessoa|senhora|senhor .. morreu|morreram`, `morreu|morreram .. ${kin}`];
/** «O boi do vizinho morreu» is nobody's death. */
const noDeath = [
  'quase morreu',
  'morreu de rir|medo|vontade',
  `${animals} morreu|morreram`,
  `${animals} do|da|dos|das|de .. morreu|morreram`,
  `morreu|morreram .. ${animals}`,
];
const ills = [
  'doente|internad*|uti|cancer|avc|infarto|acidentad*|operado|operada',
  'foi|vai|precisa operar',
  'esta|ta|ficou|foi|esteve|parou|ir|chegar .. hospital',
  `${kin} .. esta|ta|ficou machucado|machucada`,
  'se machucou',
];
/** Who works with what sounds like illness, or sells to where the ill are, is well. */
const noIll = ['operad* de', 'operar .. maquina|trator|ordenha*', 'entreg*|vend*|fornec* .. hospital'];

const condolences = ['Sinto muito, de verdade.', 'Meus sentimentos, de coração.'];
const wishes = ['Sinto muito, espero que fique tudo bem.', 'Que aflição, sinto muito por isso.'];

/** The words for whoever tells of a death or an illness in the family. */
function sympathyFor({ words, sentences }: Reading): readonly string[] {
  if (has(words, losses) || (has(words, deaths) && !has(words, noDeath))) return condolences;
  const isIllness = sentences.some((_, number) => {
    const told = words.filter(({ sentence }) => sentence === number);
    return has(told, ofKin) && has(told, ills) && !has(told, noIll);
  });
  return isIllness ? wishes : [];
}

const ofWoman = 'moca|senhora|dona|mulher|menina';
const misnamed = /^(rapaz|moco|senhor|homem|cara|menino|moca|senhora|menina) nao$/;
const notThat = ['nao|num sou .. rapaz|moco|homem|cara|menino|moca|menina|mulher'];
/** «Não sou homem de mentir» speaks of a character. */
const character = ['sou .. homem|mulher|rapaz|cara de'];

const isWoman = [`sou .. ${ofWoman}`];

const toWoman = ['Desculpe, senhora, falei sem pensar.', 'Me perdoe, senhora.'];
const toAnybody = ['Desculpe o mau jeito.', 'Me perdoe, falei sem pensar.'];

/** The words for whoever was taken for somebody else: «rapaz não, sou uma senhora». */
function pardonFor(reading: Reading): readonly string[] {
  const { words } = reading;
  const isMisnamed = has(words, notThat) || clausesOf(reading).some((clause) => misnamed.test(clause));
  if (!isMisnamed || has(words, character)) return [];
  return has(words, isWoman) ? toWoman : toAnybody;
}

/** Whether a message calls for a kind word before anything else. */
export const callsForKindness = (reading: Reading): boolean =>
  sympathyFor(reading).length > 0 || pardonFor(reading).length > 0;

interface Told {
  reading: Reading;
  lines: readonly Line[];
  speaker: Speaker;
}

/** Has a kind word for whoever needs one, the same one once in a talk. */
export function beKind({ reading, lines, speaker }: Told): void {
  for (const words of [sympathyFor(reading), pardonFor(reading)])
    if (words.length > 0 && timesSpoken(words, lines) === 0) speaker.say(words, 1);
}
