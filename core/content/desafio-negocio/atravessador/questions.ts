import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** What people ask, and what the persona knows of it; of several that fit a question, the first answers it. */
export const atravessadorQuestions = [
  {
    asked: ['quer|vai .. ou nao', 'quer|vai comprar|querer|levar|fechar', 'compra ou nao'],
    lines: [
      'Quero, ué, o caminhão tá vazio: falta o acerto fechar pros dois.',
      'Vim pra comprar, sim, é só a gente se entender.',
    ],
  },
  {
    asked: [
      'faz|fecha|fechamos|fechado|topa|aceita|paga|pagaria|cobre|sobe|chega .. $',
      'me da $',
      'da os|uns $',
      '$ .. fechado|fechamos|fecha|fechou|feito|combinado',
      '$ ou nao',
      'ta|esta|negocio fechado',
    ],
    lines: [
      'Dá pra conversar, se o resto do acerto for bom pros dois.',
      'Olha, eu chego mais perto se o acerto inteiro fechar.',
    ],
  },
  {
    asked: ['aumenta|melhora|sobe|pode .. preco|oferta|isso', 'faz quanto', 'da mais'],
    lines: ['Subo se você me mostrar por quê.', 'Me dá um motivo e um número, que eu faço a conta.'],
  },
  {
    asked: ['quanto .. paga*|oferece|da|faz', 'qual .. preco|oferta|proposta'],
    lines: ['Falei trinta, mas sou de conversa.', 'Minha oferta é trinta. Por enquanto.'],
  },
  {
    asked: ['quanto .. vende|revende|ganha|lucra'],
    lines: [
      'Segredo do negócio! Tem diesel, chapa, perda no caminho.',
      'Menos do que você pensa, o caminhão come tudo.',
    ],
  },
  {
    asked: ['quando .. paga*|recebo', 'como .. paga*|pagamento', 'paga .. vista|pix'],
    lines: ['Pago como a gente combinar.', 'O costume é no outro mês, mas tudo se conversa.'],
  },
  {
    asked: ['caminhao .. ano|seu|novo', 'quando .. volta|passa'],
    lines: ['O caminhão é velho mas é bom, que nem eu.', 'Passo aqui toda semana, você sabe.'],
  },
] as const satisfies Voice['questions'];
