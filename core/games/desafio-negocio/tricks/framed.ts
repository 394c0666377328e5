import type { Message } from '#core/games/desafio-negocio/words/message.ts';
import { has } from '#core/games/desafio-negocio/words/pattern.ts';
import type { Reading } from '#core/games/desafio-negocio/words/words.ts';

const shows =
  'novela|novelas|filme|gibi|desenho|seriado|reportagem|podcast|joguinho|capitulo|episodio|mocinho|mocinha|personagem|teatro';
const readings = 'etiqueta|folheto|panfleto|cartaz|placa|papel|papelzinho|apostila|roteiro|anuncio';

const books = 'cartilha|livro|manual|site|saite|pagina|internet|google|chatgpt|gpt|robo|aplicativo';
const says =
  'diz|dizia|disse|dizem|manda|ensina|fala|falava|mostra|revelou|viu|ve|espera|contou|avisou|garante|promete';
const seers = 'santo|santa|anjo|orixa|espirito|vidente|cigana|cartomante|tarot|horoscopo|pendulo';

/** What is told happens in a play, a dream, a game or a lesson, or was learnt by heart: it is nobody's. */
const frames = [
  `no|na|da|do|o|a|essa|esse|numa|num|minha|meu|viu ${shows}`,
  `vi|assisti|li|passou|deu no|na|num|numa ${shows}|globo|youtube|tiktok`,
  'no|do|da|nesse|neste|meu jogo',
  'no|nesse|naquele sonho',
  `no|na|num|numa|o|a|do|da|pelo|pela ${books} .. ${says}`,
  `vi|li|peguei|tirei|copiei num|numa|do|da ${books}`,
  '# .. da|do cartilha|manual|livro',
  `meu|minha|o|a ${seers} ${says}`,
  `meu|minha|o|a ${seers} me|que|nao|ja ${says}`,
  'realidade virtual',
  'simulador|videogame|minecraft|metaverso',
  'signo|signos|karma|carma|horoscopo|cabalistico|retrogrado|desretrograda',
  'mapa astral',
  'vidas passadas',
  'sonhei que|com',
  'sonhei essa|esta|ontem noite|que|com',
  'trabalho|dever|prova|redacao|exercicio|licao da|de|do|pra escola|faculdade|curso|professora|professor|aula|casa',
  'no trabalho o|a produtor|produtora|agricultor|vendedor',
  'que|como a|o professora|professor pediu|mandou|ensinou|disse',
  'testando|teste:',
  'to|tou|estou|vim so|aqui|testando|treinando|ensaiando|brincando testando|treinando|ensaiando|brincando|esse|este|o|voce|robo|aplicativo',
  'funcionou|passou|deu o|no|certo teste',
  'decorei|decoreba|ensaiei|ensaiad*',
  'mandaram|mandou|pediram|ensinaram eu|que|a|me dizer|falar|decorar|eu|falasse|dissesse',
  'tudo que|o mandaram|pediram|ensinaram',
  'minha|a|ultima|primeira|segunda|proxima|fim fala|frase|da e|fala',
  'ao contrario',
  'dia do contrario',
  'de mentirinha|brincadeira|mentira',
  'pegadinha|pegadinhas|brincadeirinha|zoeira|trollei',
  'te peguei',
  `na|no|num|numa|nesse|nessa|aqui|da ${readings} .. escrit*|diz`,
  `escrito na|no|num|numa|nesse|nessa ${readings}`,
  'atras|embaixo ta|esta|tava|vem escrit*',
  'digamos que',
  'suponhamos|suponha|supondo',
  'vamos supor|fingir',
  'achei|encontrei|peguei no|na|num|numa lixo|chao|rua',
];
const labels =
  /^\s*[("«]?\s*(resposta|quest[aã]o|pergunta|objetivo|fala|frase|passo|t[oó]pico|alternativa|exerc[ií]cio)\b[^:.)]{0,24}\d?[^:.)]{0,12}[:.)]/iu;
/** «C de CAF, N de nota»: the game of letters. */
const lettered =
  /(?<!\p{L})\p{L} de \p{L}+[\s,;]+(e )?\p{L} de \p{L}+[\s,;]+(e )?\p{L} de \p{L}|\p{L}+ com (\p{L})[\s,;]+\p{L}+ com \3(?!\p{L})/u;
/** «Só que não», with nothing after it; «só que não vendo por menos» goes on. */
const ironic = /(?<!\p{L})s[oó] que n[aã]o\s*([.!?…:\n]|$)/iu;
/** There are no such beasts, and others do not trade. */
const fabled = [
  'dragao|dragoes|unicornio|unicornios|sereia|sereias|duende|duendes|fada|fadas|saci|marciano|marcianos|alienigena|alienigenas|extraterrestre|zumbi|zumbis|vampiro|vampiros|lobisomem',
  'de|em|do|no|da|na marte|jupiter|saturno|netuno|plutao',
  'galact*|intergalact*|interplanet*|lunar|gravidade',
  'meu|minha|o|a|seu cachorro|cachorra|gato|gata|papagaio|jumento|galo|burro|periquito viu|disse|falou|quer|compra|comprou|cobra|vende|sabe|pediu|acha|contou',
  'meu|minha|o|a|seu cachorro|cachorra|gato|gata|papagaio|jumento|galo|burro|periquito nao desce|baixa|vende|compra|paga',
  'do|pelo|pro|ao|com cachorro|gato|papagaio a|por|#',
];

const isFramed = ({ text, words }: Reading): boolean =>
  labels.test(text) || lettered.test(text) || ironic.test(text) || has(words, frames) || has(words, fabled);

const fewest = 2;
const leastShare = 2;

/** Whether a whole talk is told as a play, a dream, a game or a lesson; who has read or seen something once tells of it. */
export function isAllFramed(messages: readonly Message[]): boolean {
  const times = messages.filter(({ reading }) => isFramed(reading)).length;
  return times >= fewest && times * leastShare >= messages.length;
}
