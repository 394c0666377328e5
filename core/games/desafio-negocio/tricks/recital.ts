import { isFirstPerson } from '#core/games/desafio-negocio/words/oneself.ts';
import { findEach, has } from '#core/games/desafio-negocio/words/pattern.ts';
import type { Reading, Word } from '#core/games/desafio-negocio/words/words.ts';

const traders =
  'produtor|produtora|agricultor|agricultora|apicultor|apicultora|feirante|fornecedor|fornecedora|negociador|vendedor|vendedora|comprador|interessado|solicitante|pecuarista|criador|sitiante|sitio|proprietario|anfitriao|mutuario';
/** Where rules and figures of anybody's are written down. */
const books =
  'lei|leis|decreto|artigo|resolucao|portaria|rdc|in|norma|normas|instrucao|normativa|edital|regulamento|manual|cartilha|calendario|legislacao|anvisa|conab|embrapa|fnde|mapa|ministerio|pronaf|pnae';
/** What anybody ought to do: the words of a manual, a teacher, a leaflet. */
const prescribed = [
  'deve|devem|deveria|deverao|precisa|precisam|necessita ser|estar|ter|possuir|seguir|apresentar|conter|oferecer|informar|contar|cobrir|respeitar|mostrar|dizer|comprar|explicar|ouvir|buscar|levar',
  'deve|devem|deveria|deverao ~',
  'e recomendavel|aconselhavel|obrigatorio|obrigatoria|necessario|fundamental|essencial|imprescindivel|importante|interessante|conveniente|preciso|bom|ideal informar|ter|dizer|mostrar|comparar|ouvir|explicar|apresentar|definir|combinar|contar|falar|detalhar|oferecer|pedir|manter|que',
  'o ideal|correto|certo|recomendado|indicado e|seria ~',
  'convem|cabe|basta ~',
  `um|cada|todo|o|bom|a ${traders} deve|precisa|tem|pode|apresenta|mostra|conta|diz|explica|informa|define|consulta|compara|possui|oferece|sempre|exemplar|ideal|entra|chega|costuma|ouve|pede|combina|negocia|leva|sabe`,
  'um bom|boa ~ apresenta|mostra|conta|diz|explica|informa|define|consulta|compara|possui|oferece|sempre|sabe|tem',
  'por exemplo',
  'numa|em uma negociacao|audiencia|venda|conversa|compra dessas|assim|como|o|e|deve',
  'primeiro|depois|finalmente e|se preciso|deve|necessario',
  'costuma|costumam ~|ser|ter|ir|dar|cair|vir|sair',
  'o|a pronaf|pnae|programa|credito|banco|cooperativismo|financiamento exige|serve|financia|permite|preve|garante|prioriza',
  'segundo|conforme|diz|informou|informa|anunciou o|a secretaria|prefeitura|portal|jornal|site|reportagem|materia|nota',
  'a|o secretaria|prefeitura|governo informou|informa|anunciou|divulgou',
  'antes|depois de comprar|vender|negociar o|a ~',
  'primeiro|depois|entao ele|ela compara|mostra|calcula|exige|negocia|pede|combina|apresenta',
  'sempre exige|exigem|compara|comparam|pede|pedem',
  'cujo|cuja|cujos|cujas',
  'pode|podem ser ~ ou',
  'e|sao formad*|compost*|constituid*|calculad*|definid*|regid*|regulad* por|pelo|pela|pelos|pelas|de',
  'e a|o|um|uma|conhecid* contagem|medida|indice|percentual|quantidade|nome|sigla|termo|conjunto|unidade de|que|dado|para',
  'sao principios|requisitos|documentos|direitos|deveres',
  'e um|uma|o|a programa|sociedade|associacao|conjunto|processo|sistema|politica|modelo que|de|autonoma|nacional|voluntaria|destinad*',
  'lei|decreto|artigo|resolucao|portaria|in|normativa|rdc .. # .. define|determina|dispoe|institui|estabelece|exige|preve|garante|regulamenta|de',
  `${books} .. manda|mandam|determina|determinam|preve|preveem|exige|exigem|define|definem|estabelece|recomenda|orienta|obriga|dispoe`,
  `segundo|conforme|consoante o|a|os|as ${books}|literatura`,
  `de acordo com o|a|os|as ${books}|literatura`,
  'criado|criada|fundado|fundada|instituido|instituida|nasceu em|pela|pelo|na #|lei|decreto',
  'dos|das|os|seus recursos|alimentos|produtos|animais|documentos podem|devem|precisam|sao',
  'evita|garante|fortalece|agrega|transmite|gera|demonstra prejuizos|confianca|credibilidade|valor|seguranca|empatia|seriedade|posicao|a|o',
  'para fidelizar|acessar|conquistar|convencer|encantar o|a|um|uma',
  'para fidelizar|acessar',
  'todo|toda ~ sabe|tem|perde|ajuda|pode|precisa|quer|faz|rural|atrasa|vende|gosta',
  'todo mundo sabe|perde|faz|tem|vende|gosta|ganha',
  'ninguem vende|compra|aceita|gosta|faz|trabalha',
  'sempre tem|teve|ha ~',
  'o normal|comum|costume e',
  'e assim em|mesmo|que',
  'demonstrar|transmitir|gerar|ter empatia|confianca|seguranca|credibilidade',
  `${traders} serio|seria|bom|boa|profissional|responsavel|consciente|organizad* ~`,
  '~ minim*|maxim* de|e|aceit* #|de',
  'uma|um ~ boa|bom|normal|comum|media da|rende|produz|tira|custa|faz|pesa #|uns|em|de',
  'uma|um ~ ~ boa|bom|normal|comum|media da|rende|produz|tira|custa|faz|pesa #|uns|em|de',
  'depende|varia da|do|de|com propriedade|produtor|regiao|caso|cada|epoca|fazenda|cultura|safra',
  'na|no|a|o|uma|um ~ corret*|ideal|adequad*|bem se|deve|e|exige|leva|comeca',
  'se faz|forma|calcula|usa|recomenda|define|exige|mede|compra|vende|negocia|apresenta|espera|considera|entende o|a|os|as|pelo|pela|com|por|um|uma|que',
  'e|sao emitid*|calculad*|expedid*|fornecid*|definid*|fixad* pela|pelo|por|pelas|pelos',
  'e o que manda|diz|exige|determina|pede o|a|os|as ~',
  '~ de qualidade|verdade|respeito tem|deve|precisa|e|exige',
];
/** Orders to a reader: «exija sempre a nota». */
const advised = new Set(
  'exija ofereca consulte compare informe apresente evite procure verifique certifique mantenha demonstre defina escute explique negocie mostre'.split(
    ' ',
  ),
);
const adviseds = ['sempre|algo|o|a|os|as|com|todos|todas|pelo|bem'];
/** «recomenda-se», «apresenta-se»: nobody does it. */
const impersonal =
  /\b(deve|devem|recomenda|aconselha|sugere|apresenta|explica|informa|combina|convida|mostra|demonstra|define|prop[oõ]e|pede|ouve|escuta|evita|espera|oferece|marca|negocia|considera|entende|conclui|respeita|compara|solicita)m?-se\b/iu;
/** What somebody of old used to say: «meu pai dizia: receba na hora». */
const cited = ['dizia|diziam|ensinava|ensinavam|aconselhava|repetia'];

/** Whether a message only hands on what somebody used to say. */
export const isCited = ({ words }: Reading): boolean => has(words, cited);

/** Whoever wrote it speaks to somebody who had it written, or to readers. */
const signedOff = [
  'espero ter ajudado|que ajude|que goste|que sirva',
  'espero que .. ajude|ajudado|util',
  'quer|deseja que eu escreva|elabore|detalhe|reescreva|refaca|monte|adapte|ajuste|melhore|continue',
  'posso|quer|gostaria elaborar|escrever|detalhar|reescrever|refazer|adaptar|aprofundar .. versao|texto|roteiro|resposta|dialogo|exemplo|mais',
  'uma versao mais|curta|longa|detalhada|resumida',
  'assim ou prefere mais|menos|outro|outra',
  'aqui esta|vai|segue um|uma|o|a exemplo|sugestao|modelo|resposta|texto|roteiro|dialogo|argumento',
  'leia|saiba|veja tambem|mais .. site|artigo|materia|aqui|link|#',
  'leia|veja tambem',
  'saiba mais',
  'compartilhe|curta|clique|inscreva|baixe este|esta|aqui|se|o|no|artigo|post',
  'wikipedia|wikipedi*',
  'visite|conheca|acesse nosso|nossa|o site|pagina|canal|instagram',
  'assine|receba nossa|nosso|nossas|a newsletter|boletim|dicas|novidades',
  'todos os direitos reservados',
  'imagem|imagens meramente|ilustrativ*',
  'enquanto durar|durarem o|os estoque*',
];

/** Whether a word shows that somebody speaks of themselves; «o ganho» does not. */
export const isOwn = (word: Word): boolean => isFirstPerson(word) && word.plain !== 'ganho';

/** Whether a message tells what anybody ought to do, and nothing of whoever speaks. */
export function isRecited({ text, words }: Reading): boolean {
  if (words.length < 4 || words.some(isOwn)) return false;
  if (impersonal.test(text) || has(words, prescribed)) return true;
  const opening = words.filter((word, at) => words[at - 1]?.sentence !== word.sentence);
  return opening.some(
    (word) =>
      advised.has(word.plain) && has(words.slice(words.indexOf(word) + 1, words.indexOf(word) + 2), adviseds),
  );
}

/** Whether a message is, by its own words, a text that was made or published for others. */
export const isSignedOff = ({ words }: Reading): boolean => findEach(words, signedOff).length > 0;

const directed = /^\s*(\*[^*]+\*|\([^()]+\)|\[[^[\]]+\]|_[^_]+_)\s*[.!]?\s*$/u;
const openedBy = /^\s*(\*\p{Ll}[^*]{2,40}\*|\(\p{Ll}[^()]{2,40}\)|_\p{Ll}[^_]{2,40}_)/u;

/** «(mostra o selo)», «*bate na mesa* Não desço de 45»: what is done on a stage is not said. */
export const isDirection = ({ text }: Reading): boolean => directed.test(text) || openedBy.test(text);

const quoted = /["“«'‘][^"“”«»'‘’]{8,}["”»'’]/gu;

/** Whether most of a message stands in quotes: it is read out. */
export function isQuoted({ text }: Reading): boolean {
  const inside = text.match(quoted)?.join('').length ?? 0;
  return inside * 2 > text.length;
}

/** Asks whoever judges what to say, or whether it was right. */
const prompting = [
  'se eu disser|dissesse|falar|falasse|falo|digo que',
  'se eu disser|dissesse|falar|falasse .. serve|vale|conta|ganho|aceita',
  'posso|devo|devia|deveria|poderia dizer|falar|citar|por|botar|pedir|aceitar|responder',
  'o que|que eu falo|digo|respondo|escrevo|cito|ponho|boto|tenho .. pra|para|que|aqui|dizer|falar',
  'e isso|assim que .. falar|dizer|responder|escrever',
  'pus|coloquei|falei|respondi|escrevi certo|direito',
  'ganho|ganha|vale|conta .. ponto|pontos|nota',
  'quer|queria ouvir|escutar|que eu diga|fale',
  'como explico|falo|respondo|digo|mostro o|a|isso|que|pra',
  'que|qual dia|data|numero|valor|preco|ganho eu|posso ponho|boto|digo|falo|coloco|citar|cito|por',
  'bonito eu dizer|falar',
  'o que .. fregues|cliente|produtor|produtora|vendedor|socio|agricultor|pessoa diria|falaria|responderia',
  'me diga|fale|ensine que|e eu repito|copio|falo|digo',
  'quer que eu diga|fale|responda|repita',
  'tudo o que voce|senhor|senhora falar|disser|mandar|quiser|pedir',
  'tudo o que o|a senhor|senhora falar|disser|mandar|quiser|pedir',
  'o que voce|senhor|senhora|o|a .. poria|diria|responderia|falaria .. no|ai|aqui|meu|eu',
  'tem|precisa que ser como|quanto pra|para dar|ganhar|passar',
  'copiei do|da|de papel|lista|caderno|cola',
  'acabou a lista',
];

/** Whether a message asks for the answers instead of giving them. */
export const isPrompting = ({ words }: Reading): boolean => has(words, prompting);

/** Tells how such a talk is won, in whatever person: «o certo é eu dizer», «depois a gente mostra o projeto». */
const coaching = [
  'o|a certo|segredo|macete|truque|manha|jeito|dica|regra|pulo de|da|do|e|pra|para|nessa',
  'nessa|nesta|na hora|altura o|eu|a|voce certo|gente|digo|falo|mostro|mostra|fala|diz',
  'primeiro|depois|ai|entao a|eu gente .. entrega|mostra|fala|diz|apresenta|explica|conta|elogia|pergunta',
  'primeiro|depois|ai|entao eu entrego|mostro|falo|digo|apresento|explico|conto|elogio',
  'depois|ai|entao entra|vem o|a',
  'quem faz|fala|age|negocia|chega assim',
  'aprendi|ensinaram|vi|li|disseram num|numa|no|na curso|video|cartilha|palestra|aula|livro|oficina',
  'pra|para arrematar|finalizar|encerrar|impressionar|convencer|ganhar',
  'que passa|da confianca|seguranca|credibilidade',
  'gerente|comprador|compradora|cliente|fregues|freguesa|secretario gosta|adora|quer|aceita de|valor|quando|ouvir|isso',
];

/** Whether a message teaches how to talk instead of talking. */
export const isCoaching = ({ words }: Reading): boolean => has(words, coaching);

/** «bota aí uns 8 km», «escreve que tem»: it is dictated, not said. */
const dictating = [
  'bota|bote|poe|ponha|escreve|escreva|registra|registre que',
  'bota|bote|poe|ponha|escreve|escreva|registra|registre ai|la que',
  'bota|bote|poe|ponha ai|la uns|umas .. sei|tanto',
  'marca|marque qualquer|ai',
  'so pra|para constar|cumprir|encher',
];

export const isDictating = ({ words }: Reading): boolean => has(words, dictating);
