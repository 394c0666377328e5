import type { Message } from './message.ts';
import { outlandishIn } from './outlandish.ts';
import { has } from './pattern.ts';
import { hasBlanks, promisedBlindly } from './pretence.ts';
import { isDirection, isNarrated, isOfAbsent, isRecited, isSignedOff } from './recital.ts';
import { retractionsIn } from './retraction.ts';

/** Said to be settled before the talk began: nothing of it is heard here. */
const settled = [
  'como|conforme|igual|que combinamos|conversamos|falamos|acertamos|tratamos|combinado|conversado',
  'voce|senhor|senhora mesmo|mesma|ja ja|sabe|conhece|anotou|conferiu|aprovou|viu|aceitou|disse|achou|concordou',
  'voce|voces|senhor|senhora ja|mesmo|mesma sabe|conhece|anotou|conferiu|aprovou|viu|aceitou|disse|achou|tem|concordou|liberou',
  'voce|senhor|senhora conhece|achou|sabe qual|bem|excelente|otimo|quem|como',
  'ja mandei|enviei|expliquei|falei|disse|mostrei|propus|entreguei|passei|ouvi|respondi|fiz|respeitei|apresentei',
  'no|na|em anexo|planilha|email|site|link|pdf|formulario|documento .. que|enviei|mandei|la',
  'no|em|por anexo|email',
  'ta|esta|ficou na|no planilha|email|anexo|site|link|formulario|arquivo',
  'de sempre',
  'da outra vez',
  'ja|tudo ficou|esta|ta|foi acertad*|aprovad*|combinad*|resolvid*|tratad*|fechad*|decidid*',
  'so assinar|olhar|conferir la|no|isso|agora',
  'e so assinar|olhar|conferir',
];

const fewest = 2;

/**
 * Whether a whole talk is acted: recited from a manual, told of somebody, taken back as fast as it is said, settled
 * elsewhere, promised blindly or out of this world. What such a talk says of the objectives is nobody's word.
 */
export function isActed(messages: readonly Message[]): boolean {
  const count = (is: (message: Message) => boolean) => messages.filter(is).length;
  const isMostly = (times: number) => times >= fewest && times * 2 >= messages.length;
  const recited = count(({ reading }) => isRecited(reading));
  if (count(({ reading }) => isSignedOff(reading)) > 0) return true;
  const figures = messages.reduce((sum, { reading }) => sum + outlandishIn(reading.words), 0);
  return (
    isMostly(recited) ||
    isMostly(count(({ reading }) => isDirection(reading))) ||
    isMostly(count(isNarrated)) ||
    isMostly(count(({ reading }) => isOfAbsent(reading))) ||
    isMostly(retractionsIn(messages)) ||
    isMostly(count(({ reading }) => hasBlanks(reading))) ||
    isMostly(count(({ reading }) => isSettled(reading))) ||
    isMostly(count(({ reading }) => promisedBlindly(reading.words).size > 0)) ||
    figures >= fewest
  );
}

const isSettled = ({ words }: Message['reading']): boolean =>
  !words.some(({ number }) => number) && has(words, settled);
