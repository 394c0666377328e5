import type { Voice } from './shape.ts';

/** What anybody says who does not know the answer; the last one must fit any question, for it meets them all. */
export const unanswered = [
  {
    asked: [
      'por que .. precis*|quer|saber|pergunt*|tanta',
      'porque .. precis*|quer|saber|pergunt*|tanta',
      'pra|para que .. saber|isso|pergunt*',
    ],
    lines: [
      'Pergunto porque, sem isso, não tenho como decidir.',
      'É que sem saber disso eu não consigo seguir.',
    ],
  },
  {
    asked: [
      'voce|senhor|senhora .. gosta|mora|nasceu|casad*|filho*|idade|torce',
      'seu|sua|seus|suas .. filho*|filha*|mulher|marido|esposa|familia|idade|vida',
    ],
    lines: ['De mim a gente fala outra hora.', 'Isso eu conto outro dia, com mais tempo.'],
  },
  {
    asked: ['posso|podemos|pode .. voltar|volto|procurar|ligar|chamar|passar|vir'],
    lines: ['Pode, sim: volte quando quiser.', 'Claro, a porta fica aberta.'],
  },
  {
    asked: [
      'posso|podemos .. sentar|entrar|achegar|abrir|ler|mostrar|contar|falar|comecar|explicar|perguntar',
    ],
    lines: ['Pode, sim.', 'Claro, à vontade.'],
  },
  {
    asked: [
      'quer|aceita .. ver|sentir|cheirar|provar|experimentar|olhar|ler|ouvir|mande|mostre|leia|conte|explique',
    ],
    lines: ['Quero, sim.', 'Aceito, com gosto.'],
  },
  {
    asked: [],
    lines: [
      'Isso eu não sei dizer agora: vejo e respondo depois.',
      'Nisso eu prefiro conferir a chutar, e lhe respondo depois.',
      'Essa eu não sei responder: pergunto a quem sabe e lhe digo.',
    ],
  },
] as const satisfies Voice['questions'];
