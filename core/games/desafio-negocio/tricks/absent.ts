import { isDenied } from '#core/games/desafio-negocio/claims/denial.ts';
import type { Message } from '#core/games/desafio-negocio/words/message.ts';
import { findEach, has } from '#core/games/desafio-negocio/words/pattern.ts';
import { strangers } from '#core/games/desafio-negocio/words/strangers.ts';
import { type Reading, read } from '#core/games/desafio-negocio/words/words.ts';
import { isOwn } from './recital.ts';

const pronouns = new Set('ele ela eles elas'.split(' '));
const thinking = new Set('sabe aceita aprova quer concorda ja entende acha adora gosta confirma'.split(' '));
const past = /^.{3,}(ou|eu|iu|aram|eram|iram)$/;

/** «Beatriz adorou a trilha»: the other side is told what it thinks; or somebody who is not here does it all. */
export function isNarrated({ reading: { text, words }, persona }: Message): boolean {
  if (isSpokenFor(text, persona)) return true;
  if (words.some(isOwn)) return false;
  const named = words.findIndex((word) => persona.has(word.plain) && word.plain.length > 3);
  const next = words[named + 1];
  const first = words[named];
  if (named < 0 || named > 2 || !next || next.clause !== first?.clause) return false;
  return past.test(next.plain) || thinking.has(next.plain);
}

const speech =
  /^(?<before>[^:?!.]{2,50})\b(diz|fala|responde|pensa|grita|pergunta|disse|falou|respondeu)\s*:/iu;

/** «Seu Raimundo me abraça e fala: que conta boa!»: the other side's part is played too. */
function isSpokenFor(text: string, persona: ReadonlySet<string>): boolean {
  const { before = '' } = speech.exec(text)?.groups ?? {};
  return read(before).words.some(({ plain }) => plain.length > 2 && persona.has(plain) && !titles.has(plain));
}

const titles = new Set(['seu', 'dona']);

const absentees = [
  'o|a|um|uma produtor|produtora|agricultor|agricultora|apicultor|feirante|vendedor|vendedora|fornecedor|sitiante|pecuarista entra|chega|conta|mostra|diz|explica|fala|apresenta|responde|oferece|cumprimenta|combina',
  `o|a|os|as|meu|minha|um|uma ${strangers}`,
  'o|a ^',
  'o|a homem|mulher|moco|moca|rapaz|locutor|locutora|doutor|palestrante da|do|de|que ~ disse|falou|contou|explicou|ensinou',
  'falou|disse|contou|explicou tambem|que|de',
  'a|o associacao|cooperativa|povo|pessoal|turma|comunidade|grupo do|da|de ^',
  'a|o associacao|cooperativa|povo|pessoal|turma|comunidade|grupo do|da|de sitio|outro|outra|lado ^|lado|comunidade|povoado',
  'la em|no|na ^',
  'de la',
  'la eles|elas|o|a|os|as|todo|toda|cada|perderam|fizeram|deram|foi|teve ~',
  'la tira|tem|e|faz|recebe|cobra|planta|entrega|cada|eles|perdem|perdiam|ganham|deram|deu',
  'os|as produtores|agricultores|criadores|apicultores|feirantes|familias|moradores|cooperados|socios da|de|do|tem|costumam|sempre|daqui|fazem|usam|vendem|pagam|recebem',
  'os|as cooperados|cooperadas|socios|feirantes|fregueses|clientes|produtores lavam|usam|voltam|dao|vendem|entregam|compram|resfriam|costumam',
  'a media da|do cooperativa|associacao|regiao|municipio',
  'a|o cooperativa|associacao|fazenda entrega|pede|cobra|tira|recebe',
  'vi|li|ouvi|passou|deu no|na jornal|televisao|internet|radio|reportagem|revista|youtube .. que|um|uma',
  'na|no|o|a fazenda|sitio|pousada|granja|banca|horta do|da|de|dele doutor|seu|dona|coronel|meu|minha|^',
];
const openingWords = 5;
const ofOnesKin = [`meu|minha|meus|minhas ${strangers}`];

/** Whether a message is about somebody who is not here, and says nothing of whoever speaks. */
export function isOfAbsent({ reading: { words }, persona }: Message): boolean {
  const isNamed = words.some(({ plain }) => persona.has(plain));
  const told = isNamed ? words.filter(({ plain }) => !persona.has(plain)) : words;
  const ofKin = new Set(findEach(told, ofOnesKin).map(({ from }) => from));
  if (told.some((word, at) => isOwn(word) && !ofKin.has(at))) return false;
  if (told.slice(0, 3).some(({ plain }) => pronouns.has(plain))) return true;
  return findEach(told, absentees).some(({ from }) => from < openingWords);
}

const ascribed = [
  'a|o senhora|senhor quer|precisa|exige|aceita|pede|compra|procura|espera',
  'voce|voces quer|querem|precisa|precisam|exige|exigem|aceita|aceitam|pede|pedem|procura|procuram',
];

/** «A senhora quer 50 quilos toda segunda, então pronto»: what the other side wants is no offer. */
export const isAscribed = ({ reading: { words, sentences } }: Message): boolean =>
  !words.some(isOwn) &&
  !sentences.some(({ asks }) => asks) &&
  findEach(words, ascribed).some(({ from }) => from < 3);

/** The chairs of the other side; who buys may well be a client of long standing. */
const chairs = [
  'sou .. dono|dona|gerente da|do|de|desta|dessa|deste .. loja|banco|supermercado|laticinio|agencia',
  'sou .. secretario de obras',
  'sou .. comprador|compradora da|do .. supermercado|laticinio|rede',
];
const names = ['sou o|a|seu|dona ~', 'sou ~'];

/** Whether somebody takes the place of the other side: «eu sou o Chicão», «sou o dono da loja». */
export function isUsurped({ reading, persona }: Message): boolean {
  const { words } = reading;
  if (findEach(words, chairs).some((span) => !isDenied(reading, span))) return true;
  return findEach(words, names).some(({ to }) => persona.has(words[to]?.plain ?? ''));
}

/** Whoever told of others owns up that nothing of it is theirs. */
const disowned = [
  'eu nem|nao entrego|planto|crio|produzo|tenho|vendo leite|mel|nada|roca|gado|terra|criacao|horta|lavoura',
  'eu nem|nao roca|gado|terra|leite|mel|nada tenho|planto|crio|vendo',
  'eu nao sei de nada|disso|isso',
  'eu nao sou socio|socia|dono|dona|de|da|do',
  'nao e|era meu|minha|nosso|nossa|comigo',
  'so|apenas to|tou|estou|tava olhando|tomando|cuidando|passando .. ele|ela|dele|dela',
  'eu mesmo|mesma|proprio nao|nem|nunca',
  'sou|so|apenas o|a|um|uma ordenhador|vaqueiro|caseiro|empregad*|motorista|recado',
  'o|a meu|minha ainda|nem ainda|nem|nao',
  'aqui ninguem|nao|nada',
  'comigo|eu|meu|minha|aqui ia|vai|seria|e|ser .. igual|igualzinho|mesma|mesmo|assim',
  'que nem ele|ela|eles|o|a',
  'eu ia comecar|fazer|ser|entrar',
];

export const isDisowned = ({ words }: Reading): boolean => has(words, disowned);
