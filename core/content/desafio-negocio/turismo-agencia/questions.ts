import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** What people ask, and what the persona knows of it; of several that fit a question, the first answers it. */
export const turismoQuestions = [
  {
    asked: ['cadastur'],
    lines: [
      'Cadastur é o cadastro do Ministério do Turismo: de graça, e desde 2025 o agricultor faz com CPF e CAEPF.',
      'É o registro de quem recebe turista, gratuito. O produtor rural entra com CPF desde a portaria de 2025.',
    ],
  },
  {
    asked: ['perco|perder|perde .. aposentadoria|segurado|beneficio|direito*|pronaf|inss'],
    lines: [
      'Até 120 dias por ano de turismo, o segurado especial não perde a condição (Lei 8.213).',
      'Receber turista até 120 dias no ano não tira a condição de segurado especial.',
    ],
  },
  {
    asked: [
      'precis*|exige*|obrigatori*|tirar|como|onde|que|qual .. alvara',
      'alvara .. precis*|obrigatori*|como|onde|demora',
    ],
    lines: [
      'Alvará depende da prefeitura: pergunte lá o que vale para o seu sítio.',
      'Quem diz se precisa de alvará é o seu município; o Cadastur eu peço sempre.',
    ],
  },
  {
    asked: [
      'seguro .. caro|barato|custa|como|quanto|onde|precis*|cobre|funciona',
      'como|quanto|onde|qual|precis*|que|fazer|faco .. seguro',
    ],
    lines: [
      'O seguro cobre acidente no passeio e costuma ser cobrado por pessoa; um corretor faz a cotação.',
      'Você passa a lista do grupo ao corretor, e o seguro vale para o dia da visita; peça a cotação antes.',
    ],
  },
  {
    asked: ['quanto .. paga*|pagam|pagaria|oferece*'],
    lines: [
      'O preço por pessoa quem diz é você; eu pago o combinado, menos a comissão.',
      'Pago o seu preço por pessoa, tirando a minha comissão de 10 a 20%.',
    ],
  },
  {
    asked: [
      'sinal|reserva|adiant*|entrada .. #|antes|quanto|como|pode',
      'aceita|pode|tem|paga .. sinal|adiant*|entrada',
      '% .. sinal|adiant*|entrada',
    ],
    lines: [
      'Um sinal na reserva eu aceito, e o resto acerto na véspera.',
      'Pode ter sinal, sim, com a reserva por escrito.',
    ],
  },
  {
    asked: ['# %', '# por cento'],
    lines: ['Comissão entre 10 e 20% eu fecho.', 'Se ficar entre 10 e 20%, a comissão está combinada.'],
  },
  {
    asked: ['fechado|fecha|fechamos|topa|combinado .. #', '# .. fechado|fechamos|combinado', 'fechado'],
    lines: [
      'Por mim fecha, com tudo escrito no contrato.',
      'Fecho com gosto, assim que o resto estiver combinado.',
    ],
  },
  {
    asked: ['quanto .. comissao|fica|agencia', 'qual .. comissao'],
    lines: ['Costumo ficar com 10 a 20%, a gente combina.', 'Minha comissão fica entre 10 e 20%.'],
  },
  {
    asked: ['quantas|quantos .. pessoas|clientes|grupo|traz|vem', 'tamanho .. grupo'],
    lines: ['Meus grupos têm de 10 a 20 pessoas.', 'Costumo levar umas 15 pessoas por vez.'],
  },
  {
    asked: ['quando .. vem|traz|comeca', 'que dia'],
    lines: ['Os grupos saem aos sábados.', 'Sábado e feriado são os melhores dias.'],
  },
  {
    asked: ['como .. paga|pagamento|recebo', 'quando .. paga|recebo'],
    lines: ['Pago na véspera, por Pix.', 'Acerto na véspera da visita, sem atraso.'],
  },
] as const satisfies Voice['questions'];
