import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** What people ask, and what the persona knows of it; of several that fit a question, the first answers it. */
export const pronafQuestions = [
  {
    asked: ['quem|como|onde .. projeto'],
    lines: [
      'O técnico da Emater ajuda a família a fazer o projeto, de graça.',
      'Procure a Emater: o técnico visita a propriedade e monta o projeto com você.',
    ],
  },
  {
    asked: ['precis*|obrigatori*|exige* .. projeto', 'projeto .. precis*|obrigatori*', 'sem .. projeto'],
    lines: [
      'Precisa, sim, nem que seja simples: a Emater ajuda a família a fazer, de graça.',
      'Precisa: é do projeto que sai o valor, e o técnico da Emater ajuda a montar.',
    ],
  },
  {
    asked: ['onde|quem|demora* .. caf', 'caf .. onde|demora*'],
    lines: [
      'O CAF se faz na Emater ou no sindicato, de graça.',
      'É na Emater ou no sindicato, sem custo; leve os documentos da família e da terra.',
    ],
  },
  {
    asked: [
      'perco|perder|tomar|tomam|toma|toma .. terra|sitio|casa|chao',
      'terra .. garantia|perco|banco',
      'hipotec*',
    ],
    lines: [
      'A Constituição protege da penhora a pequena terra que a família trabalha; leia as garantias antes de assinar.',
      'Atrasar não é perder a terra: se a safra falhar, venha logo e pedimos prorrogação.',
    ],
  },
  {
    asked: ['se nao chover|conseguir|der|pagar', 'perder a safra', 'nao .. pagar .. acontece', 'seca'],
    lines: [
      'Se a safra falhar, o Proagro cobre o custeio, e a prorrogação se pede antes de vencer.',
      'Avise antes do vencimento: com laudo de perda, dá para prorrogar.',
    ],
  },
  {
    asked: ['nome sujo', 'negativad*|serasa|spc'],
    lines: [
      'Nome com restrição trava a análise; vale negociar a dívida primeiro.',
      'Consulte antes: dívida renegociada já deixa o pedido andar.',
    ],
  },
  {
    asked: ['quanto|qual .. juro|juros|taxa'],
    lines: [
      'A taxa depende da linha e da safra, vejo na tabela na hora da proposta.',
      'Os juros do Pronaf são menores que os comuns, mas mudam a cada safra.',
    ],
  },
  {
    asked: ['quanto .. empresta*|pegar|libera*|limite|financia*', 'qual .. valor|limite'],
    lines: ['O valor sai do projeto, não o contrário.', 'O limite depende da linha e da renda da família.'],
  },
  {
    asked: [
      'que|quais|qual documento*|papel|papeis',
      'o que .. caf|car|pronaf|proagro',
      'precis* .. caf|car|cpf|documento*',
      'como .. caf|car|documento*',
    ],
    lines: [
      'O CAF é o cadastro da agricultura familiar; se faz na Emater ou no sindicato, de graça.',
      'Peço o CAF, os documentos pessoais e os papéis da terra, com o CAR.',
    ],
  },
  {
    asked: ['quando .. sai|libera*|recebo|dinheiro', 'quanto tempo', 'demora'],
    lines: [
      'Com tudo na pasta, a análise leva algumas semanas.',
      'O prazo depende de a pasta chegar completa.',
    ],
  },
] as const satisfies Voice['questions'];
