import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** What people ask of the persona itself and of how it works; it is looked for after the rest. */
export const merendaCircumstances = [
  {
    asked: [
      'onde .. secretaria|prefeitura',
      'onde voces|senhora fica*|atende*',
      'horario|hora|horas .. atende*|atendimento',
    ],
    lines: ['A secretaria fica ao lado da prefeitura, e eu atendo de manhã.'],
  },
  {
    asked: ['voces|voce|prefeitura busca*|pega*|buscam', 'vem|vao|manda* buscar'],
    lines: ['Buscar eu não consigo, mas dá para dividir a rota com um vizinho.'],
  },
  {
    asked: ['quais|qual|onde .. longe|distante*', 'longe .. quais|qual|onde'],
    lines: ['As duas longe são a do Alto da Serra e a do assentamento, a uns 25 quilômetros.'],
  },
  {
    asked: [
      'quantos|quantas .. quilo*|kg',
      'quantos|quanto|quantas .. usam|usa|consome*|gasta*',
      'quantos|quanto|quantas .. macaxeira|mandioca|banana|alface|feijao|ovo|ovos|fruta*|verdura*|tomate|abobora|jerimum|batata .. usa*|precis*|compra*|gasta*|semana|mes',
    ],
    lines: [
      'Para todas as escolas, uns 300 quilos de cada alimento por semana: você leva a parte que conseguir.',
    ],
  },
  {
    asked: [
      'crianca*|menino*|menina*|aluno* .. gosta*|come*|aceita*',
      'gosta* .. crianca*|menino*|aluno*',
      'merenda .. boa|ruim|gostosa',
    ],
    lines: ['Gostam, sim, e o que é novo a gente apresenta aos poucos, no purê e na sopa.'],
  },
  {
    asked: [
      'nao .. entregar|conseguir|der .. todas|12|doze .. escola*',
      'todas|12|doze .. escolas .. precis*|obrigat*|tem',
      'precis*|obrigat*|tem .. todas|12|doze .. escola*',
      'ser em todas',
    ],
    lines: ['Não precisa ser em todas: o projeto diz em quais você consegue entregar.'],
  },
  {
    asked: [
      'quem mais .. vende|entrega|fornece',
      'quem .. vende|fornece pra|para voces|escola*|merenda|prefeitura',
      'de quem .. compra*',
      'compra* .. de quem',
      'outros .. produtores|agricultores',
    ],
    lines: ['Já compro de uma cooperativa e de seis famílias, e ainda falta comida.'],
  },
  {
    asked: ['que|qual|quais dia|dias .. recebem|recebe|entreg*|escola*|pode*', 'dia|dias .. escolas receb*'],
    lines: ['As escolas recebem de segunda a quarta, de manhã cedo.'],
  },
  {
    asked: [
      'que horas|hora .. entreg*|chega*|levo|levar|escola*|cozinha|merendeira',
      'horario .. entreg*|escola*|cozinha',
    ],
    lines: ['Até as nove, antes de a cozinha começar.'],
  },
  {
    asked: ['quem .. decide|escolhe|aprova'],
    lines: ['Eu monto o cardápio, e a comissão da chamada escolhe os projetos.'],
  },
  {
    asked: ['acha .. consigo|consegue|entro|entrar|chance', 'tenho .. chance', 'consigo .. vender|entrar'],
    lines: ['Tem chance, sim: com CAF e projeto bem feito, você entra.'],
  },
  {
    asked: [
      'precis* .. carro|caminhao|transporte',
      'posso|pode entregar|levar .. moto|carro|carroca',
      'carro|caminhao|transporte|moto .. precis*|serve|pode',
    ],
    lines: ['Não precisa de caminhão: o alimento só tem que chegar limpo e protegido do sol.'],
  },
  {
    asked: ['ferias|recesso'],
    lines: ['Nas férias não tem entrega; o calendário sai com a chamada.'],
  },
  {
    asked: ['caixa|caixas|embal* .. como|precis*|qual|serve|pode|tem'],
    lines: ['Caixa plástica limpa, só de alimento, já serve.'],
  },
] as const satisfies Voice['questions'];
