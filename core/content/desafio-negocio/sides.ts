import type { ChallengeId } from '#core/content/desafio-negocio.ts';

/** How the two sides of a deal speak: the person's own, and the one that the persona is on. */
interface Sides {
  own: readonly string[];
  other: readonly string[];
}

const buying = [
  'quero|queria|preciso|gostaria|vim|queremos|vou|precisamos|de comprar|encomendar|adquirir',
  'compro|compramos',
  'quanto|qual .. voce|senhor|senhora|voces cobra|cobram|vende|vendem',
  'quanto|qual .. seu|sua|da|do|preco mel|leite|tomate|quilo|pote',
  'me vende|venda|vendam|arruma|arrume|manda|mande|entrega|entregue|entreguem',
  'quero|queria|preciso|precisamos|queremos|levo|levamos .. # pote*|litro*|quilo*|kg|caixa*|saco*|vidro*|unidade*|duzia*|pessoas',
  'pago|pagamos|pagaria|posso pagar ate|no|a|metade|tudo|em|por|pela|pelo|na|com',
  'pago|pagamos $$',
  'pago|pagamos # o|a|por|no|reais|real',
  'voce|voces|senhor|senhora entrega|entregam|tem|vende|aceita|parcela|garante|faz',
  'minha|nossa padaria|lanchonete|restaurante|mercearia|revenda',
];
const selling = [
  'vendo|vendemos|vender|entrego|entregamos|cobro|cobramos|forneco|fornecemos|ofereco|oferecemos|produzo|produzimos|tiro|tiramos|colho|colhi|colhemos|crio|planto|plantei|trago|levo|levamos|mando|recebo|gastei',
  'meu|minha|nosso|nossa mel|leite|produto|roca|sitio|horta|banca|tomate|vaca*|terra|custo',
  'faco|fazemos por|a|o|# ',
];
const seller: Sides = { own: selling, other: buying };

export const sides: Readonly<Record<ChallengeId, Sides>> = {
  'mel-supermercado': seller,
  atravessador: seller,
  'merenda-pnae': seller,
  'fregues-feira': seller,
  'laticinio-leite': seller,
  'turismo-agencia': {
    own: [...selling, 'recebo|recebemos|tenho|temos|cabe|cabem|aqui|visitante*|turista*|hospede*'],
    other: [
      ...buying,
      'quero|queria|queremos|gostaria|vou|vamos|pretendo|de viajar|passear|conhecer|hospedar|reservar|visitar|descansar',
      'minhas|nossas|de ferias',
      'pacote* pra|para|de',
      'eu e mais|minha|meu #|mulher|esposa|marido|familia|namorad*',
      'quero|queremos|queria|preciso .. quarto*|hotel|pousada|passagem|pacote|vaga*|chale',
    ],
  },
  'loja-insumos': {
    own: [
      'preciso|precisamos|quero|queria|precisando|careco|procuro|procurando|compro|comprar|pago|pagar|levo|levar|busco',
      'me entrega|explica|ensina|da|faz|diz|ve|veja',
      'voce|senhor|voces entrega|entregam|tem|vende|parcela|divide|faz',
    ],
    other: [
      'eu e que vendo|forneco',
      'voce|senhor me paga|pague',
      'dou|damos nota|recibo',
      'vendo|vendemos|vender|ofereco|oferecemos|forneco|fornecemos|cobro|cobramos pro|para|pra|ao|a|adubo|racao|semente*|esterco|calcario|veneno|muda*|o|por|#|os|meu*|minha*|nosso*|nossa*',
      'entrego|entregamos na|no|em|toda|todo|aqui|ate|#|com|com|pro|para|a',
      'faco|fazemos .. pro|para|pra senhor|voce|loja|voces',
      'dou|damos|emito|emitimos|tiro|forneco .. nota|garantia|orientacao',
      'aceito|aceitamos metade|pix|cartao|parcel*|#|entrada|receber|que|em',
      'recebo|recebemos metade|pix|#|em|na|depois|agora',
      'nossa|minha loja|empresa|fabrica|marca',
      'voce|senhor compra|leva|paga|compre|leve',
    ],
  },
  'prefeitura-estrada': {
    own: ['precis*|pedi*|pedimos|queremos|perd*|sofr*|atol*|assin*|mutirao|comunidade|vizinh*'],
    other: [
      'vendo|vendemos|alugo|alugamos|cobro|cobramos|forneco|fornecemos|orcamos',
      'minha|nossa empresa|construtora|empreiteira|firma|pedreira',
      'prefeitura paga|compra|pague|compre|me',
      'faco|fazemos|executo|executamos .. obra|servico|asfalto .. #',
    ],
  },
  'pronaf-gerente': {
    own: ['caf|terra|emater|tecnico|prestacao|parcela*|projeto|plantar|comprar|roca'],
    other: [
      'empresto|emprestamos|emprestar pro|ao|para|pra|a|dinheiro|# ',
      'quero|vim|queria|gostaria .. depositar|aplicar|investir|poupanca|conta|cartao',
      'juros|juro .. voce|senhor|banco me paga|pagar|pagam',
      'vendo|ofereco|oferecemos .. pro|ao|para|pra banco|gerente|senhor|agencia',
    ],
  },
  'vizinho-cooperativa': {
    own: ['cooperativa|socio*|junto*|voto*|reuniao|escut*|ouvir|conte|sinto|assembleia'],
    other: [
      'compro|comprar .. sua|seu|suas|terra*|sitio|terreno|gado|boi|producao',
      'vendo|vender .. pro|para|ao|lhe|te senhor|voce',
      'pago|pagamos $',
      'vote|votar|voto em|no mim|meu|candidat*|partido',
      'sou|minha candidat*|candidatura|vereador|campanha',
    ],
  },
};
