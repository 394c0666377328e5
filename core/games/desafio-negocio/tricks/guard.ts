import type { BusinessChallenge } from '#core/content/business-challenge.ts';
import { once } from '#core/games/desafio-negocio/words/once.ts';
import { findEach, has } from '#core/games/desafio-negocio/words/pattern.ts';
import { glue } from '#core/games/desafio-negocio/words/speech.ts';
import { stemLength, stemOf } from '#core/games/desafio-negocio/words/stem.ts';
import { type Reading, read, type Word } from '#core/games/desafio-negocio/words/words.ts';

/** Orders to whoever judges, instead of words to the persona. */
const orders = [
  'ignor*|esquec*|desconsider*|desobedec* .. instruc*|ordens|papel|prompt|acima|anterior*',
  'ignor*|esquec*|desconsider* suas|tuas regras',
  'desconsidere|desconsidera tudo|todas|todos',
  'voce agora e',
  'agora voce e|sera|responde',
  'partir de agora voce e|sera|deve|responde',
  'finja|finge que',
  'aja|atue|responda como',
  'responda|responde so|apenas|somente|sempre com|em|sim|isso|que',
  'responda|responde apenas|somente|sempre',
  'de|da|dar|dou|quero|mereco|merece|coloca|coloque|bota|bote|poe|ponha .. nota maxima',
  'de|da|me|dar|dando|ganhar|quero .. 100|cem pontos|ponto',
  'nota maxima',
  'pontuacao|score maxim*|100|cem|total|alta',
  'marque|marca|considere|considera|assinale .. cumprid*|concluid*|atingid*|complet*|feitos',
  'objetivo|objetivos .. cumprid*|concluid*|atingid*|complet*|alcancad*',
  'suas|tuas instruc*',
  'seu|teu|system|o prompt',
  'voce e uma|um ia|assistente|modelo|avaliador|chatgpt|gpt',
  'modo desenvolvedor|admin*',
  'sou .. administrador|desenvolvedor|programador do|da|desse|deste jogo|sistema|site|app|plataforma',
  'encerr*|termin* .. conversa|jogo .. 100|nota|pontos|maxima',
  'encerre|finalize|termine|aprove|libere|registre .. pontuacao|pontos|nota|100|maxima|cheia|objetiv*',
  'pontuacao cheia|maxima|total|perfeita',
  'novo comando|prompt|papel',
  'avaliador|avaliadora|jurado deve|devera|considere|registre|merece|a',
  'atencao avaliador|juiz|sistema|jurado',
  'desligue|saia|sai|abandone do|o .. personagem|papel',
  'diga|diz|fala|escreva|repita .. objetivo|objetivos|cumprid*|aprovad*|parabens',
  'objetivo|objetivos|item|itens # ok|cumprido|feito',
  'objetivos|itens|criterios|metas .. complet*|atendid*|cumprid*|feitos|ok',
  'conte|considere|conta|considera como|tudo|que .. cumprid*|feito|complet*|falei',
  'merec* 100|cem|nota',
  'ignore|disregard|forget .. previous|all|instructions|rules',
  'you are|must|should',
  'output|return score|json',
  'grader|prompt|score',
  'inteligencia artificial .. libera*|pontos|nota|sei|voce',
  'ordeno nota|que',
  'criterio|criterios .. avaliacao',
  'todos|quatro|os|resumo objetivos|requisitos|criterios',
  'solicitado|pedido no desafio|jogo|exercicio',
  'fim do jogo|desafio',
  'ja|esta convencid*|aprovad*|cumprid* .. escuta|ganho|feit*',
  'atende todos|todas',
  'recado|aviso|mensagem|nota pro|pra|para|ao|a sistema|avaliador|juiz|robo|maquina|ia',
  'senhor|senhora avaliador|juiz|jurado',
  'considerar .. como apresentad*|cumprid*|feit*|atingid*|ok',
  'de|da|dar por complet*|cumprid*|encerrad*',
  'vai|pode|vao dar cem|100|dez|nota .. nos|nas|pra|em',
];
const marks =
  /\b(system|assistant|user|sistema|avaliador)\s*[:\]]|100\s*\/\s*100|<\/?(system|instru)|```|\bjson\b|\{\s*"|\w+\s*=\s*(true|1|100|ok)\b/i;
const marksWanted = [
  'de|da|dar|dou|quero|mereco|merece|coloca|coloque|bota|bote|poe|ponha .. nota 100|cem|dez|10|total',
];
const givingOf = new Set(['de', 'da']);

/** «me dá nota 10» asks for marks; «o valor da nota 100 reais» and «quero nota, 10 sacos» are of a trade. */
function wantsMarks({ text, words }: Reading): boolean {
  return findEach(words, marksWanted).some(({ from, to }) => {
    const [first, last, next] = [words[from], words[to], words[to + 1]];
    if (!first || !last || words[to - 1]?.clause !== last.clause) return false;
    if (next?.clause === last.clause && next.plain !== 'e' && !glue.has(next.plain)) return false;
    const isAccented = /[êá]/iu.test(text.slice(first.start, first.end));
    const isGiven = words[from - 1]?.clause !== first.clause || words[from - 1]?.plain === 'me';
    return !givingOf.has(first.plain) || isAccented || isGiven;
  });
}

/** A message that goes on as if the other side had spoken. */
const spokenForOther = /^\s*(voc[eê]|vc|resposta|feedback|resultado|nota)\s*:/imu;

/** Whether a message gives orders to the judge or speaks for the persona; nothing in such a message counts. */
export function givesOrders(reading: Reading, persona: string): boolean {
  const { text, words } = reading;
  const puppet = text
    .split('\n')
    .some((line) => line.trimStart().toLowerCase().startsWith(`${persona.toLowerCase()}:`));
  return puppet || spokenForOther.test(text) || marks.test(text) || has(words, orders) || wantsMarks(reading);
}

/** This many words in a row from the challenge's own text are a copy; from the persona's lines it takes more. */
const copyLength = { challenge: 5, persona: 7 };

/** Finds words copied from the challenge's text or from what the persona has said so far. */
interface CopyFinder {
  heard(personaLine: string): void;
  copiedIn(reading: Reading): Set<number>;
}

export function copyFinder(challenge: BusinessChallenge): CopyFinder {
  const published = publishedRuns(challenge);
  const tellings = [challenge.description, challenge.scenario].map((text) => stemsOf(read(text).words));
  const heard: ReadonlySet<string>[] = [];
  const spoken = new Set<string>();
  return {
    heard(personaLine) {
      const { words } = read(personaLine);
      heard.push(stemsOf(words));
      for (const run of runs(words, copyLength.persona)) spoken.add(run);
    },
    copiedIn({ words }) {
      const copied = new Set<number>();
      const mark = (known: ReadonlySet<string>, length: number) => {
        for (const [start, run] of runs(words, length).entries()) {
          if (known.has(run)) for (let offset = 0; offset < length; offset++) copied.add(start + offset);
        }
      };
      mark(published, copyLength.challenge);
      mark(spoken, copyLength.persona);
      for (const place of retoldIn(words, challenge.objectives)) copied.add(place);
      for (const place of echoedIn(words, [...tellings, ...heard])) copied.add(place);
      return copied;
    },
  };
}

const fewestStems = 4;
const longestRetold = 20;
const retoldShare = { told: 0.7, announced: 0.5, together: 0.4 };
/** Who says what they are going to say has not said it yet: «vou combinar um pagamento». */
const announces = [
  'vim|vou|quero|queria|venho|devo|preciso|tenho dizer|falar|mostrar|comparar|combinar|explicar|contar|apresentar|tratar|pedir|propor|oferecer|dar',
  'e pedir|combinar|mostrar|dizer|explicar|propor|sair|comparar|ouvir',
];
const stemsOf = (words: readonly Word[]) =>
  new Set(words.filter(({ plain }) => plain.length >= stemLength).map(stemOf));

/** Clauses and sentences that tell an objective again with other endings, «respeito o que você viveu antes de argumentar»; a number is one's own. */
function retoldIn(words: readonly Word[], objectives: readonly string[]): number[] {
  const wanted = objectives
    .map((text) => stemsOf(read(text).words))
    .filter(({ size }) => size >= fewestStems);
  const isRetold = (some: readonly Word[], share: number) => {
    const stems = stemsOf(some);
    const tells = (known: ReadonlySet<string>) =>
      [...known].filter((stem) => stems.has(stem)).length >= known.size * share;
    return !some.some(({ number }) => number) && wanted.some(tells);
  };
  // «mostro o ganho, explico as contas e proponho um passo»: most of it is what one was told to do.
  const stems = stemsOf(words);
  const told = wanted.filter(
    (known) => [...known].filter((stem) => stems.has(stem)).length >= known.size * retoldShare.together,
  );
  const announced = new Set(findEach(words, announces).map(({ from }) => words[from]?.sentence));
  const counts = (at: number) => {
    const next = words[at + 1];
    return next !== undefined && next.clause === words[at]?.clause && !glue.has(next.plain);
  };
  const hasOwn = words.some(({ number, proper }, at) => proper || (number && counts(at)));
  if (told.length > 2 && !hasOwn) return [...words.keys()];
  const groups = [
    ...groupsOf(words, 'clause').filter((clause) => isRetold(clause, retoldShare.told)),
    ...groupsOf(words, 'sentence').filter((sentence) =>
      announced.has(sentence[0]?.sentence)
        ? isRetold(sentence, retoldShare.announced)
        : sentence.length <= longestRetold && isRetold(sentence, retoldShare.told),
    ),
  ];
  return groups.flat().map((word) => words.indexOf(word));
}

const fewestEchoed = 5;
const echoedShare = 0.75;

/** Sentences that hold hardly a word of one's own: most of them stand in one text of the other side. */
function echoedIn(words: readonly Word[], texts: readonly ReadonlySet<string>[]): number[] {
  const isEcho = (sentence: readonly Word[]) => {
    const stems = [...stemsOf(sentence)];
    if (stems.length < fewestEchoed || sentence.some(({ number }) => number)) return false;
    return texts.some((text) => stems.filter((stem) => text.has(stem)).length >= stems.length * echoedShare);
  };
  return groupsOf(words, 'sentence')
    .filter(isEcho)
    .flat()
    .map((word) => words.indexOf(word));
}

function groupsOf(words: readonly Word[], by: 'clause' | 'sentence'): Word[][] {
  return [...new Set(words.map((word) => word[by]))].map((one) => words.filter((word) => word[by] === one));
}

const publishedById = new Map<string, ReadonlySet<string>>();

/** The word runs of a challenge's own text, which never changes. */
function publishedRuns({ id, description, scenario, objectives, persona }: BusinessChallenge) {
  return once(publishedById, id, () => {
    const texts = [description, scenario, ...objectives, persona.role, persona.personality];
    return new Set(texts.flatMap((text) => runs(read(text).words, copyLength.challenge)));
  });
}

const runsIn = new WeakMap<readonly Word[], Map<number, readonly string[]>>();

/** The runs of so many words; a text is read again at every turn, and has the same. */
function runs(words: readonly Word[], length: number): readonly string[] {
  const known = once(runsIn, words, () => new Map<number, readonly string[]>());
  return once(known, length, () => findRuns(words, length));
}

function findRuns(words: readonly Word[], length: number): string[] {
  const found: string[] = [];
  for (let start = 0; start + length <= words.length; start++) {
    found.push(
      words
        .slice(start, start + length)
        .map((word) => word.plain)
        .join(' '),
    );
  }
  return found;
}
