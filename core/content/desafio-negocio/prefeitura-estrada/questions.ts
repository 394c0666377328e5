import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { estradaCircumstances } from './circumstances.ts';

const times =
  'segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
/** «Arruma até o fim do mês?»: the work is asked for, by a day; until when the office is open is another matter. */
const asksBy = (work: string) => [`${work} .. ate|antes .. ${times}`, `${work} .. ate|antes .. dia #`];

/** What people ask, and what the persona knows of it; of several that fit a question, the first answers it. */
export const estradaQuestions = [
  {
    asked: [
      'fecha ate .. semana|mes',
      'ate # de',
      'ate dia #',
      'ate o dia #',
      ...asksBy('arruma|arrumam|conserta|consertam|resolve|resolvem|termina|terminam'),
      ...asksBy('da|vai|vao|consegue|conseguem|pode|podem .. arrumar|consertar|resolver|terminar'),
    ],
    lines: ['Se der, até lá: ponho a data no protocolo.'],
  },
  {
    asked: ['a|qual|que data', 'marcou|marca|marcar data'],
    lines: ['A data nós marcamos agora, e ela vai escrita no protocolo: até quando você precisa?'],
  },
  {
    asked: ['senhor|voce e|seria o|mesmo prefeito', 'e o prefeito'],
    lines: ['Não, sou o Osvaldo, secretário de obras; ao prefeito eu levo o pedido.'],
  },
  {
    asked: ['quanto tempo .. espero|esperar|fila|vez|resposta', 'quanto .. espero|esperar'],
    lines: [
      'A resposta do pedido sai em até 30 dias; a máquina depende da escala, por isso marque data comigo.',
    ],
  },
  {
    asked: [
      'perco|perder|perde|tomar|toma|tomam .. terra|terreno|chao|pedaco|cerca|sitio',
      'terra|terreno .. perco|perder|toma|tomam',
    ],
    lines: [
      'Consertar a estrada que já existe não tira terra de ninguém.',
      'Não perde, não: a máquina trabalha no leito que já é da estrada.',
    ],
  },
  {
    asked: [
      'senhor|voce conhece|sabe|viu|foi|passou .. la|estrada|trecho|lugar|onde|isso',
      'conhece|ja foi|passou .. la|ai|lugar|trecho',
      'senhor|voce conhece|conhece',
    ],
    lines: [
      'Conheço de passagem, mas faz tempo que não vou lá.',
      'De nome eu conheço, por isso quero os detalhes.',
    ],
  },
  {
    asked: ['que .. falta', 'falta .. que|alguma|mais', 'precisa .. mais|que'],
    lines: [
      'Falta pôr tudo num pedido só: trecho, prejuízo, quem pede e até quando.',
      'Falta o papel ficar completo, para eu defender lá em cima.',
    ],
  },
  {
    asked: ['que horas|hora', 'senhor pode .. hora', 'horario'],
    lines: ['De manhã cedo, lá pelas oito, antes do sol.', 'Chego por volta das oito.'],
  },
  {
    asked: ['quem .. vai|vem|junto|acompanha|manda|decide|resolve|cuida|responsavel'],
    lines: [
      'Vou eu e o engenheiro, e quero alguém da comunidade junto.',
      'Eu respondo por isso, e o engenheiro vai comigo.',
    ],
  },
  {
    asked: ['prefeito .. nao|deixar|segurar|negar', 'se .. prefeito'],
    lines: [
      'Com o pedido protocolado, até o prefeito precisa responder por escrito.',
      'Se ele negar, a resposta vem por escrito, e você recorre à ouvidoria.',
    ],
  },
  {
    asked: ['quanto .. custa|custo|sai|obra|cascalho|diesel', 'caro'],
    lines: ['O mais caro é o diesel e o cascalho: o engenheiro faz a conta quando vir o trecho.'],
  },
  {
    asked: ['numero|qual .. protocolo', 'protocolo .. numero|qual|da|agora|ja'],
    lines: [
      'O número sai assim que eu carimbar o pedido: já lhe entrego.',
      'Eu registro agora e o número vai no seu papel.',
    ],
  },
  {
    asked: [
      'cascalho|bueiro|manilha|ponte|drenagem .. tem|poe|coloca|vai|bota',
      'tem cascalho|manilha|material',
    ],
    lines: ['Material eu tenho pouco: primeiro o que impede de passar, depois o resto.'],
  },
  {
    asked: ['quanto tempo', 'quantos dias', 'demora muito|quanto|quantos'],
    lines: ['Um trecho desses leva de dois a quatro dias de máquina, se não chover.'],
  },
  {
    asked: ['posso|pode .. ligar|voltar|cobrar|vir', 'ligo|volto'],
    lines: ['Pode, e traga o protocolo, que eu olho na hora.'],
  },
  {
    asked: ['seu|qual|passa|passe|da|de|tem|manda|mande .. telefone|celular|zap|whatsapp|contato'],
    lines: [
      'O telefone da secretaria vai escrito no seu protocolo, pode ligar.',
      'Dou o da secretaria, junto com o protocolo: é por ele que se acompanha.',
    ],
  },
  {
    asked: [
      'se .. nao for|vier|ir|vir|aparecer|cumprir|mandar|arrumar|resolver|fizer|der|chegar|acontecer',
      'quem|que|como .. garant*',
    ],
    lines: [
      'Aí você me cobra com o protocolo na mão, e a ouvidoria tem 30 dias para responder.',
      'Se eu faltar, remarco por escrito, e o protocolo está aí para me cobrar.',
    ],
  },
  {
    asked: ['eleicao|eleicoes|campanha|politic*|promessa*|promet*'],
    lines: [
      'Promessa já teve muita, e você faz bem em cobrar: comigo fica no papel, com data.',
      'Entendo a mágoa, por isso prefiro deixar tudo com protocolo.',
    ],
  },
  {
    asked: [
      'quando .. arruma|conserta|maquina|vai|resolve|passa|chega|vem|manda',
      'manda|vai|vem|arruma|conserta|resolve|chega .. quando',
      'qual .. prazo',
      'tem previsao|prazo',
      'quando secretario|senhor|doutor',
      'ao|pelo menos o mes',
    ],
    lines: ['A data a gente marca agora, no protocolo: até quando você precisa?'],
  },
  {
    asked: ['protocolo', 'como .. acompanh*|reclam*|cobr*', 'ouvidoria'],
    lines: [
      'Com protocolo, a ouvidoria tem 30 dias para responder, é a Lei 13.460, de 2017.',
      'Peça o protocolo: a resposta da ouvidoria deve sair em 30 dias, pela lei de 2017.',
    ],
  },
  {
    asked: ['informac*|saber .. gast*|dinheiro|orcamento|obra', 'quanto .. gast*|custa|orcamento|verba'],
    lines: [
      'Pela Lei de Acesso à Informação, de 2011, você pede e a prefeitura tem 20 dias para responder.',
      'O gasto é público: peça por escrito, o prazo é de 20 dias, pela lei de 2011.',
    ],
  },
  {
    asked: ['prefeito|vereador'],
    lines: ['O prefeito ouve quem chega com papel na mão.', 'Com o pedido por escrito, eu levo ao prefeito.'],
  },
  {
    asked: [
      'maquina*|patrol* .. quantas|tem|onde|quebrad*|parad*|servico',
      'quantas .. maquina*|patrol*',
      'por que .. maquina',
    ],
    lines: [
      'É uma patrol só, e hoje está no outro distrito.',
      'Tenho uma máquina para mil quilômetros de estrada.',
    ],
  },
  ...estradaCircumstances,
] as const satisfies Voice['questions'];
