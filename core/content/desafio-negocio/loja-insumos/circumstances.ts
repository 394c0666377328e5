import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** What people ask of the persona itself and of how it works; it is looked for after the rest. */
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
    asked: [
      'esse|essa|este|seu|sua adubo|produto|semente|racao|ureia .. bom|boa|presta|qualidade|confianca',
      'de onde .. vem',
      'adubo|produto|semente|racao .. de onde',
      'vem de onde',
    ],
    lines: ['É de fábrica com registro, e a nota diz o lote e o fabricante.'],
  },
  {
    asked: [
      'quem mais compra',
      'quem compra aqui|do|com',
      'outros .. clientes|compra*',
      'vende .. pra|para quem',
    ],
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
    asked: [
      'quem .. decide .. preco|loja|aqui|desconto',
      'quem .. dono|gerente|manda .. loja|aqui',
      'senhor .. dono|gerente',
    ],
    lines: ['O dono sou eu: o que se acerta aqui está acertado.'],
  },
  {
    asked: [
      'que horas|hora .. abre|fecha|loja|atende|buscar',
      'horario .. loja|voces|abre|fecha|funciona*|atend*',
      'abre|fecha|funciona|atende .. hora|horas|horario|quando|domingo|sabado',
      'domingo|sabado .. abre',
    ],
    lines: ['Abro às sete e fecho ao meio-dia para o almoço, de segunda a sábado.'],
  },
  {
    asked: ['reserva|guarda|separa .. pra|para mim|gente', 'pode|da .. reservar|guardar'],
    lines: ['Reservo até sexta, com o pedido assinado.'],
  },
] as const satisfies Voice['questions'];
