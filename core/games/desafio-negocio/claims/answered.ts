import type { Criterion } from '#core/content/desafio-negocio/shape.ts';
import type { Message } from '#core/games/desafio-negocio/words/message.ts';
import { has } from '#core/games/desafio-negocio/words/pattern.ts';
import type { Reading } from '#core/games/desafio-negocio/words/words.ts';
import { findSign } from './signs.ts';

/** An answer that is put off, left to somebody else or not known. */
const putOff = [
  'depende|varia|talvez|sla',
  'depois|dps|adiante a|eu|nos|gente|te|lhe|voce|isso|ve|vejo|vemos|falo|digo',
  'ver|vejo|ve|vemos|combina|acerta|conversa|resolve depois',
  'nao|nem|nunca sei|pensei|contei|lembro|recordo|decorei|calculei|medi|decidi|decidimos|vi|defini|parei|guardei',
  'nao|nem faco|tenho|fiz ideia|nocao|conta',
  'sei la|nao|dizer',
  'que|quem decide|sabe|manda|resolve',
  'tem que|de ver|perguntar|falar com|pra|para',
  'voce|voces|senhor|senhora que|quem|e sabe|fala|diz|decide|manda|falam|sabem',
  'tanto faz',
  'vai|vem|vamos indo|vendo|vindo|levando|sentindo',
  'deus ajuda|prove|provera|sabe|da|quiser',
  'o que der|vier|puder|precisar|pagar|for|tiver|aparecer',
  'qualquer um|uma|coisa|dia|hora',
  'por ai',
  'porque vale|sim|e',
  'nao faco questao',
  'de tudo',
  'voce|tu|senhor sabe',
];
const mostWords = 16;

/** Whether an answer says nothing: «depende», «isso a mãe que decide», «por aí». */
const dodges = ({ words }: Reading): boolean =>
  words.length <= mostWords && !words.some(({ number }) => number) && has(words, putOff);

/**
 * Who is asked about it and says nothing of it said it by the way at most, while answering about something else:
 * «quanto custa?», «depende», though a figure stood in what was said of the seal. `told` are the messages that say it.
 */
export function isByTheWay(
  { id }: Criterion,
  criteria: readonly Criterion[],
  messages: readonly Message[],
  told: ReadonlySet<number>,
): boolean {
  const wasAsked = messages.some(({ index, asked }) => index > 1 && asked.has(id));
  return wasAsked && [...told].every((at) => isOfOther(messages[at], id, criteria));
}

/** Who is asked about one thing and speaks of another chose to; who answers, and touches the other, did not. */
function isOfOther(message: Message | undefined, id: string, criteria: readonly Criterion[]): boolean {
  if (!message || message.index <= 1 || message.asked.has(id)) return false;
  const asked = criteria.filter((criterion) => message.asked.has(criterion.id));
  return asked.some((criterion) =>
    Object.values(criterion.signs).some((sign) => findSign(criterion, sign, message) !== null),
  );
}

/** Who is asked once more, for what was said of it or in so many words, and then puts it off has said half of it. */
export function isLeftOpen(
  { id }: Criterion,
  messages: readonly Message[],
  told: ReadonlySet<number>,
): boolean {
  return messages.some(({ asked, reading, question }, at) => {
    if (question === null || !dodges(reading) || told.has(at)) return false;
    return asked.has(id) || (asked.size === 0 && told.has(at - 1) && pursues(question));
  });
}

const shortQuestion = 4;

/** «De que florada?», «quem?»: so few words ask for more of what was just said. */
const pursues = ({ words, sentences }: Reading): boolean =>
  words.length <= shortQuestion && sentences.some(({ asks }) => asks);

/** Of what is told from a poor memory, half is believed: «a gordura deu boa, acho que três e oito, as outras não lembro». */
const unsure = [
  'nao|num lembro|recordo|guardei|decorei',
  'nao me|mi lembro|recordo',
  'acho|parece que #',
  'acho|parece que e|foi|deu|da|ta|tava|era|sao #',
  'sei la',
  'sla',
  'nao sei lhe|te dizer|precisar',
  'nao sei dizer|precisar|o|bem quanto|certo|tanto|dia',
];

export const isUnsure = (message: Message | undefined): boolean =>
  message !== undefined && has(message.reading.words, unsure);
