import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** What people ask, and what the persona knows of it; of several that fit a question, the first answers it. */
export const estradaQuestions = [
  {
    asked: ['seu|qual|passa|da|tem|manda .. telefone|celular|zap|whatsapp|contato'],
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
    asked: ['quando .. arruma|conserta|maquina|vai|resolve', 'qual .. prazo', 'tem previsao|prazo'],
    lines: ['Depende do que você me trouxer para pôr no papel.', 'Sem data marcada eu não prometo.'],
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
    asked: ['maquina|patrol .. quantas|tem|onde', 'por que .. maquina'],
    lines: [
      'É uma patrol só, e hoje está no outro distrito.',
      'Tenho uma máquina para mil quilômetros de estrada.',
    ],
  },
] as const satisfies Voice['questions'];
