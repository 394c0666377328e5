import { likelySpellings } from './likely-spellings.ts';
import { states } from './tidy.ts';

/** Phone spelling and missing accents, each with the one reading it has; «pra» and «pro» are good speech and stay. */
const spellings: Record<string, string> = Object.fromEntries(
  `tds todos|tdas todas|vc você|vcs vocês|pq porque|q que|tb também|tbm também|mt muito|mto muito|mta muita|mts muitos
  mtos muitos|mtas muitas|hj hoje|n não|ñ não|nao não|dps depois|qdo quando|qnd quando|qndo quando|cmg comigo|msm mesmo
  ngm ninguém|eh é|ta tá|ja já|so só|la lá|ai aí|dai daí|ate até|voce você|voces vocês|tambem também|ninguem ninguém
  alguem alguém|porem porém|alem além|agua água|aguas águas|familia família|familias famílias|preco preço|precos preços
  comercio comércio|negocio negócio|negocios negócios|historia história|historias histórias|credito crédito
  maquina máquina|maquinas máquinas|municipio município|municipios municípios|dificil difícil|facil fácil
  possivel possível|impossivel impossível|tres três|mes mês|cafe café|ceramica cerâmica|croche crochê|acucar açúcar
  acude açude|mae mãe|maes mães|saude saúde|rotulo rótulo|rotulos rótulos|onibus ônibus|medico médico|salario salário
  divida dívida|dividas dívidas|proprio próprio|propria própria|unico único|unica única|ultimo último|ultima última
  varios vários|varias várias|lider líder|lideres líderes|sitio sítio|crianca criança|criancas crianças|poco poço
  comeco começo|comecou começou|comecamos começamos|forca força|servico serviço|servicos serviços
  esperanca esperança|mudanca mudança|mudancas mudanças|laco laço
  tecnico técnico|tecnica técnica|tecnicos técnicos|tecnicas técnicas|agricola agrícola|agricolas agrícolas
  sabado sábado|sabados sábados|rapido rápido|rapida rápida|otimo ótimo|otima ótima|pessimo péssimo|pessima péssima|area área|areas áreas
  epoca época|epocas épocas|ceu céu|chapeu chapéu|irma irmã|irmas irmãs|manha manhã|amanha amanhã
  organico orgânico|organica orgânica|organicos orgânicos|quimico químico|veiculo veículo|horario horário|horarios horários
  armazem armazém|armazens armazéns|parabens parabéns|portugues português|cha chá|util útil|uteis úteis|inutil inútil
  movel móvel|imovel imóvel|imoveis imóveis|terrivel terrível|incrivel incrível|sustentavel sustentável
  responsavel responsável|saudavel saudável|nivel nível|niveis níveis|arvore árvore|arvores árvores|passaro pássaro
  passaros pássaros|numero número|numeros números|musica música|musicas músicas|politica política|basico básico
  basica básica|mecanico mecânico|eletrico elétrico|eletrica elétrica|economico econômico|economica econômica
  agronomo agrônomo|agronoma agrônoma|veterinario veterinário|veterinaria veterinária|necessario necessário
  necessaria necessária|usuario usuário|diario diário|diaria diária|predio prédio|premio prêmio|premios prêmios
  oleo óleo|memoria memória|memorias memórias|materia matéria|ciencia ciência|experiencia experiência
  experiencias experiências|paciencia paciência|violencia violência|assistencia assistência|existencia existência
  independencia independência|resistencia resistência|importancia importância|infancia infância|minimo mínimo
  maximo máximo|proximo próximo|proxima próxima|proximos próximos|simbolo símbolo|titulo título|sitios sítios
  espaco espaço|espacos espaços|farmacia farmácia|feijao feijão|limao limão
  trofeu troféu|heroi herói|herois heróis|goias Goiás|piaui Piauí|ceara Ceará|paraiba Paraíba
  aki aqui|oje hoje|kilo quilo|kilos quilos|quilometro quilômetro|quilometros quilômetros|troxe trouxe|truxe trouxe
  asucar açúcar|assucar açúcar|fes fez|feis fez|feiz fez|derrepente de repente|concerteza com certeza|apartir a partir
  porisso por isso|oque o que|cm com|serio sério|video vídeo|videos vídeos|brasil Brasil|sebrae Sebrae|emater Emater|pronaf Pronaf|pnae PNAE|whatsapp WhatsApp
  ibama Ibama|incra Incra|embrapa Embrapa|instagram Instagram|facebook Facebook|youtube YouTube|google Google`
    .split(/[|\n]/)
    .map((pair) => {
      const [typed = '', ...meant] = pair.trim().split(' ');
      return [typed, meant.join(' ')];
    }),
);

const aroundTodo = {
  before: /^(brasil|mundo|dia|mês|mes|ano|povo|estado|lugar|sertão|sertao|tempo|interior)$/i,
  after: /^(dia|mundo|o|mês|mes|ano|sábado|sabado|domingo|tempo)$/i,
};

const slashed: Record<string, string> = { c: 'com', p: 'para', s: 'sem' };

/** After an article these are nouns; elsewhere they may be verbs, and stay. */
const nounSpellings: Record<string, string> = {
  fabrica: 'fábrica',
  fabricas: 'fábricas',
  industria: 'indústria',
  industrias: 'indústrias',
  pratica: 'prática',
  praticas: 'práticas',
  analise: 'análise',
  policia: 'polícia',
  noticia: 'notícia',
  duvida: 'dúvida',
};
const nounsLikeVerbs = new RegExp(
  `(?<=(?<!\\p{L})(?:[dn]?as?|umas?|nossas?|minhas?|pelas?|de|com) )(?:${Object.keys(nounSpellings).join('|')})(?!\\p{L})`,
  'giu',
);

/** «30 cm» and «Sinop MT» are no shorthand. */
const isMeasureOrState = (word: string, before: string): boolean =>
  (/^cm$/i.test(word) && /\d\s*$/.test(before)) || (states.has(word) && /\p{Ll}/u.test(before));

/** Whether there is such a word. */
export type IsWord = (word: string) => boolean;

/** More unknown words than these are another language, and stay as they are. */
const mostUnknown = 40;

/**
 * The words as they would be written without haste: nothing is added, left out or put in another order. Where a
 * dictionary is at hand, what it does not know becomes the one word that it is likely to be; speech of the region and
 * names stay.
 */
export function mend(typed: string, isWord?: IsWord): string {
  let unknown = 0;
  const text = typed
    .normalize('NFC')
    .replace(
      /(?<![\p{L}\p{N}])([cps])\/ (?=[\p{L}\d])/giu,
      (_, letter: string) => `${slashed[letter.toLowerCase()]} `,
    )
    .replace(/(?<=\p{L} )(?<!(?:vitamina|classe|tipo|letra) )c(?= \p{Ll})/gu, 'com')
    .replace(/(?<![\p{L}\p{N}])da(?= (?:pra|pro|para)(?!\p{L}))/giu, (verb) => likeCase(verb, 'dá'))
    .replace(/(?<![\p{L}\p{N}])to(?= \p{L}+[aei]ndo(?!\p{L}))/giu, (verb) => likeCase(verb, 'tô'))
    .replace(nounsLikeVerbs, (noun) => likeCase(noun, nounSpellings[noun.toLowerCase()] ?? noun))
    .replace(
      /(?:(\p{L}+) )?(?<![\p{L}\p{N}])td(?![\p{L}\p{N}])(?: (\p{L}+))?/giu,
      (_, before = '', after = '') => {
        const whole = aroundTodo.before.test(before) || aroundTodo.after.test(after);
        return [before, whole ? 'todo' : 'tudo', after].filter(Boolean).join(' ');
      },
    );
  return text.replace(/(?<![\p{L}\p{N}\-@/.{])\p{L}+(?![\p{L}\p{N}@])/gu, (word, place: number) => {
    const small = word.toLowerCase();
    if (isMeasureOrState(word, text.slice(0, place))) return word;
    if (Object.hasOwn(spellings, small)) return likeCase(word, spellings[small] ?? small);
    // Without a dictionary there is nothing to find among the likely spellings.
    if (!isWord) return likeCase(word, withTilde(small));
    if (isWord(small)) return word;
    const isTried = mayBeMended(word, text.slice(0, place)) && ++unknown <= mostUnknown;
    return likeCase(word, (isTried && findMeant(small, isWord)) || withTilde(small));
  });
}

/** Short words are too like each other; a capital inside a sentence is a name; «plantá», «muié», «docim» are how one speaks. */
const mayBeMended = (word: string, before: string): boolean =>
  /^\p{L}{4,20}$/u.test(word) &&
  !/([áéêíóô]|i[mn])$/iu.test(word) &&
  (!/^\p{Lu}\p{Ll}/u.test(word) || /(^|[.!?\n])\s*$/u.test(before));

/** The word that is meant, if there is but one at the first step that finds any. */
function findMeant(small: string, isWord: IsWord): string | undefined {
  for (const likely of likelySpellings(small)) {
    const found = [...new Set(likely)].filter((other) => other !== small && isWord(other));
    const [only] = found;
    if (only !== undefined) return found.length > 1 ? undefined : (spellings[only] ?? only);
  }
  return undefined;
}

/** No Portuguese word but «ao» ends so without the tilde. */
const withTilde = (small: string): string =>
  small
    .replace(/(?<=\p{L})cao$/u, 'ção')
    .replace(/(?<=\p{L})coes$/u, 'ções')
    .replace(/(?<=\p{L})ao$/u, 'ão')
    .replace(/(?<=\p{L}\p{L})oes$/u, 'ões');

function likeCase(typed: string, meant: string): string {
  if (meant === typed.toLowerCase()) return typed;
  if (typed.length > 1 && typed === typed.toUpperCase()) return meant.toUpperCase();
  const [first = ''] = typed;
  return first === first.toUpperCase() ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
}
