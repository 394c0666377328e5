import type { Voice } from './shape.ts';

/** What anybody says who does not know the answer, by what was asked; the last one stands for a yes or a no. */
export const unanswered = [
  {
    asked: [
      'por que|porque .. precis*|quer|saber|pergunt*|tanta',
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
      'voce|senhor|senhora|voces|chegou|ja .. gosta|mora|foi|ir|veio|nasceu|trabalha|casad*|filho*',
      'seu|sua|seus|suas .. filho*|filha*|mulher|marido|esposa|familia|casa|terra|idade|vida',
    ],
    lines: ['De mim a gente fala outra hora.', 'Isso eu conto outro dia, com mais tempo.'],
  },
  {
    asked: [
      'quando|demora*|prazo',
      'que dia|hora|horas|mes|data|horario',
      'quanto|quantos tempo|dias|meses|anos',
    ],
    lines: [
      'O prazo certo eu não sei: prefiro conferir a chutar.',
      'A data eu ainda não sei dizer, mas aviso antes.',
    ],
  },
  {
    asked: ['quanto|quanta|quantos|quantas', 'qual .. valor|preco|taxa|parcela|limite'],
    lines: [
      'Esse número eu não sei de cabeça: confiro antes de dizer.',
      'Quanto é, eu não sei agora, e prefiro fazer a conta direito.',
    ],
  },
  {
    asked: ['quem e|era|foi|sao|seria|sera'],
    lines: ['Quem é, eu não sei dizer.'],
  },
  {
    asked: ['quem'],
    lines: ['Isso a gente acerta junto antes de fechar.', 'Isso a gente combina, e fica por escrito.'],
  },
  { asked: ['onde|aonde'], lines: ['O lugar certo eu não sei dizer agora, mas procuro saber.'] },
  {
    asked: ['por que', 'porque'],
    lines: ['O motivo eu não sei explicar, e não vou inventar.'],
  },
  {
    asked: ['como|qual|quais', 'o que', 'que'],
    lines: [
      'Isso eu não sei responder direito: pergunto a quem sabe e lhe digo.',
      'Não sei dizer isso agora, prefiro ver com calma.',
    ],
  },
  {
    asked: [],
    lines: [
      'Isso eu não sei dizer agora: vejo e respondo depois.',
      'Não sei, e prefiro ver antes de responder.',
    ],
  },
] as const satisfies Voice['questions'];
