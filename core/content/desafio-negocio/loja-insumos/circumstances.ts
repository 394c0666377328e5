import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** What people ask of the persona itself and of how it works; it is looked for before the rest. */
export const lojaCircumstances = [
  {
    asked: ['prazo maximo|maior', 'maximo .. prazo', 'quanto|quantos tempo|meses .. pagar'],
    lines: ['O prazo mais longo é a safra, com uns 3% ao mês.'],
  },
  {
    asked: ['tem|vende|acho .. crioula|crioulas', 'semente|sementes crioula|crioulas'],
    lines: ['Crioula eu não tenho: essa se acha em feira de sementes e no sindicato.'],
  },
  {
    asked: [
      'se .. pag* .. pix|hora|vista|dinheiro',
      'pag* .. pix|hora|vista|dinheiro .. desconto|quanto|melhora',
    ],
    lines: ['Pagando na hora, no Pix ou em dinheiro, tiro uns 5%.'],
  },
  {
    asked: ['entreg* .. segunda|terca|quarta|quinta|sabado|domingo|amanha|hoje'],
    lines: ['O caminhão só sai na sexta: pedido até quinta chega na sexta.'],
  },
  {
    asked: ['quanto|qual|preco|valor .. frete', 'frete .. quanto|preco|valor'],
    lines: ['Até dez sacos o frete é 40 reais; de dez para cima é por minha conta.'],
  },
  {
    asked: [
      'esse|essa|este|seu|sua adubo|produto|semente|racao|ureia .. bom|boa|presta|qualidade|confianca',
      'de onde .. vem|e',
      'vem de onde',
    ],
    lines: ['É de fábrica com registro, e a nota diz o lote e o fabricante.'],
  },
  {
    asked: ['quem .. compra', 'outros .. clientes|compra*', 'vende .. pra|para quem'],
    lines: ['Compra aqui a vizinhança toda, da horta ao gado.'],
  },
  {
    asked: ['cartao .. parcel*|vezes|quanto', 'parcel*|vezes .. cartao'],
    lines: ['No cartão divido em três vezes, pelo preço a prazo: uns 3% ao mês.'],
  },
  {
    asked: [
      'desconto|preco .. assentad*|pequeno|agricultor*|cooperad*|associad*|grupo',
      'assentad*|cooperad*|associad* .. desconto|preco',
    ],
    lines: [
      'Desconto eu dou à vista, para todo mundo: uns 5%; e em grupo, de dez sacos para cima, o frete é meu.',
    ],
  },
  {
    asked: ['loja .. tempo|anos', 'tempo|anos .. loja|aqui|balcao'],
    lines: ['Faz vinte anos que estou neste balcão.'],
  },
  {
    asked: [
      'adubo|ureia|dolar baixa|cai|sobe',
      'ano .. baixa|cai|sobe|baixar|subir',
      'acha .. baixa*|cai|sobe|abaixa*|aumenta',
      'vai baixar|subir|cair|aumentar',
    ],
    lines: ['Adubo acompanha o dólar: ninguém sabe, e quem diz que sabe está vendendo.'],
  },
  {
    asked: ['quem .. decide', 'quem .. dono|gerente|manda .. loja|aqui', 'senhor .. dono|gerente'],
    lines: ['O dono sou eu: o que se acerta aqui está acertado.'],
  },
  {
    asked: ['horario', 'que horas|hora', 'abre|fecha .. quando|domingo|sabado'],
    lines: ['Abro às sete e fecho ao meio-dia para o almoço, de segunda a sábado.'],
  },
  {
    asked: ['reserva|guarda|separa .. pra|para|mim|ate', 'pode|da .. reservar|guardar|separar'],
    lines: ['Reservo até sexta, com o pedido assinado.'],
  },
] as const satisfies Voice['questions'];
