import type { Forms } from './forms.ts';
import { isGrave, isSad } from './sorrow.ts';
import { capital, capitalSentences, isLong, tidy, withoutStop } from './tidy.ts';

/** Who tells the story: one person, several (who may say «nós»), or somebody about others. */
export type Narrator = 'eu' | 'nos' | 'outro';

const firstPerson =
  /(?<!\p{L})(eu|meus?|minhas?|mim|comigo|me|fiz|fui|tive|pude|quis|vim|dei|pus|sou|estou|tenho|vou|quero|faço|entrego|planto|recebo|compro|durmo|(?<=^|hoje |agora |já )vendo|consegui|vendi|aprendi|abri|decidi|investi|pedi|perdi|cresci|saí|corri|vivi|construí|reuni|\p{L}{3,}ei)(?!\p{L})/iu;
const firstPlural = /(?<!\p{L})(nós|nossos?|nossas?|a gente|conosco|somos|\p{L}{2,}[aei]mos)(?!\p{L})/iu;
const notVerbs = /^(\p{L}*rei|lei|sei|hei)$/iu;

const startsEu =
  /^(eu\s|(fiz|fui|tive|pude|quis|vim|dei|pus|consegui|vendi|aprendi|abri|decidi|investi|pedi|cresci|saí|corri|construí|reuni)\s|\p{L}{3,}ei\s)/iu;
const startsNos = /^(a gente\s|nós\s|\p{L}{2,}mos(\s|$))/iu;
const startsThird =
  /^(fez|foi|deu|trouxe|teve|pôs|quis|(?!sou\s|vou\s|dou\s|estou\s)\p{L}{3,}ou|(?!meu\s|seu\s|céu\s|museu\s)\p{L}{3,}eu|\p{L}{3,}iu)\s/iu;
const notInfinitives =
  /^(lugar|celular|mulher|colher|qualquer|familiar|escolar|popular|particular|açúcar|prazer|dever|poder|talher)(\s|$)/iu;
const startsInfinitive = /^\p{L}+(ar|er|ir|pôr)(-se)?(\s|$)/iu;

/** First words that are no names, so that they may lose their capital inside a sentence. */
const commonStart = new RegExp(
  '^(a|as|o|os|um|uma|uns|umas|eu|meu|minha|meus|minhas|nosso|nossa|nossos|nossas|ninguém|ninguem|não|nao|nada|nem|sem|com|' +
    'falta|faltava|tinha|era|havia|muita|muito|muitos|muitas|pouca|pouco|poucos|poucas|todo|toda|todos|todas|tudo|cada|' +
    'preço|preços|casa|água|agua|estrada|estradas|venda|vendas|embalagem|dinheiro|renda|produção|feira|sonho|família|famílias|' +
    'crianças|jovens|mulheres|homens|escola|horta|loja|clientes|produto|produtos|mais|menos|hoje|agora|antes|depois|quando|' +
    'se|que|por|para|pra|em|no|na|nos|nas|de|do|da|dos|das|um|dois|compra|compras|curso|cursos|rótulo|internet|site|máquina|' +
    'máquinas|sede|caminhão|trator|união|respeito|vontade|medo|dívida|dívidas|seca|chuva|fome|gente|povo|nós|conseguimos|' +
    '\\p{L}+(?:ção|ções|mento|mentos|agem|dade|ando|endo|indo|ava|avam|mos|ei|ou|eu|iu|ar|er|ir))(?=[\\s,]|$)',
  'iu',
);

/**
 * The forms a person's words can take in a story told by `narrator`. A sentence (`frase`) may come after one of ours (`segue`)
 * unless it tells of a death, and after a glad one (`alegre`) unless it tells of a lack.
 */
export function factForms(typed: string, narrator: Narrator): Forms {
  const text = tidy(typed);
  if (text === '') return {};
  const body = withoutStop(text);
  const speech = `“${capitalSentences(body).replace(/[“”"]/g, '’')}”`;
  const isSpeech = isFirstPerson(body) || (narrator === 'outro' && firstPlural.test(body));
  if (narrator !== 'eu' && isSpeech) return { fala: speech };
  const sentence = sentenceOf(text);
  const forms: Forms = { '': sentence };
  if (isLong(text) || (isClause(text) && !isInfinitive(text))) {
    if (isGrave(text)) return { frase: sentence };
    Object.assign(forms, { frase: sentence, segue: sentence }, isSad(text) ? {} : { alegre: sentence });
  }
  if (isLong(text)) return forms;
  if (/[!?…]$|:/.test(body)) return forms;
  const inside = insideSentence(body);
  if (inside === null) return forms;
  forms.dentro = inside;
  if (!forms.frase) forms.parte = inside;
  if (isInfinitive(inside)) forms.fazer = inside;
  if (startsEu.test(`${inside} `)) forms.fiz = inside;
  if (startsNos.test(inside)) forms.fizemos = inside;
  if (startsThird.test(`${inside} `)) forms.fez = inside;
  return forms;
}

const thirdStart = /^(ele|ela|eles|elas)(?!\p{L})/iu;
const happenings =
  /^(ficou|mudou|melhorou|aumentou|dobrou|triplicou|sobrou|faltou|acabou|chegou|virou|deu|foi|cresceu|apareceu|aconteceu|surgiu|subiu|caiu|saiu|choveu|bastou|valeu)\s/iu;

/** Whether the words tell of somebody else: by «ele», by the name, or, of what was done, by the verb. */
export function isOfAnother(typed: string, name: string, isDeed: boolean): boolean {
  const text = tidy(typed);
  if (isFirstPerson(text) || firstPlural.test(text)) return false;
  const [first = ''] = name.split(' ');
  if (thirdStart.test(text) || (first.length > 1 && text.startsWith(`${first} `))) return true;
  return isDeed && startsThird.test(`${text} `) && !happenings.test(`${text} `);
}

/** A short text of any kind: on its own, quoted, or after a colon. */
export function phraseForms(typed: string): Forms {
  const text = tidy(typed);
  if (text === '') return {};
  const body = text.replace(/[.!?]+$/, '');
  const forms: Forms = {
    '': sentenceOf(text),
    nome: capital(body),
  };
  const inside = insideSentence(body);
  if (inside !== null) forms.dentro = inside;
  forms.depois = inside ?? capital(body);
  return forms;
}

const verbs =
  /(?<!\p{L})(é|era|eram|foi|foram|são|tem|têm|tinha|tinham|há|havia|fez|fiz|fui|vai|vão|vem|pode|podia|está|estava|tá|ia|iam|sou|tenho|dá|dava|deu|veio|conhecia|queria|sabia|vivia|vendia|fazia|saía|perdia|existia|entrego|pago|vendo|planto|recebo|quero|posso|faço|trabalho|consegui|vendi|aprendi|abri|decidi|pedi|perdi|saí|compra|vende|divide|ajuda|cuida|\p{L}{2,}(ei|ou|iu|ava|avam|amos|emos|imos|aram|eram|iram)|\p{L}{3,}eu)(?!\p{L})/iu;
const clauseLength = 8;

/** Whether the words can stand as a sentence: they hold a verb, or are many enough to. */
function isClause(text: string): boolean {
  return verbs.test(text) || text.split(' ').length >= clauseLength;
}

function isInfinitive(text: string): boolean {
  return startsInfinitive.test(text) && !notInfinitives.test(text);
}

function isFirstPerson(text: string): boolean {
  const found = text.match(new RegExp(firstPerson.source, 'giu')) ?? [];
  return found.some((word) => !notVerbs.test(word));
}

function sentenceOf(text: string): string {
  const whole = capitalSentences(text);
  return /[.!?…](\s|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)*$/u.test(whole)
    ? whole
    : `${whole}.`;
}

/** The text as it goes on inside a sentence, or null when its first word may be a name that needs its capital. */
function insideSentence(text: string): string | null {
  const [first = ''] = text.split(/\s/);
  if (first === first.toLowerCase() || (first.length > 1 && first === first.toUpperCase())) return text;
  return commonStart.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : null;
}
