import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** What people ask of the persona itself and of how it works; it is looked for after the rest. */
export const pronafCircumstances = [
  {
    asked: ['linha .. mulher|mulheres|jovem|jovens', 'sou mulher .. linha|posso|direito|tem'],
    lines: ['Tem linha para mulheres e para jovens, com o CAF da família: eu vejo qual cabe.'],
  },
  {
    asked: ['quando .. comeco|comeca .. pag*', 'quando .. primeira parcela', 'comeco|comeca .. pagar'],
    lines: [
      'No investimento costuma haver uma carência antes da primeira parcela; no custeio, paga-se na safra.',
    ],
  },
  {
    asked: [
      'quantas|quantos .. da pra|para comprar|criar|plantar',
      'quantas|quantos .. compro|comprar',
      'que da pra|para comprar',
    ],
    lines: ['Isso o projeto é que diz, com orçamento na mão.'],
  },
  {
    asked: ['banco|senhor|voces|voce .. ajuda*|faz|fazem .. projeto'],
    lines: ['Quem faz o projeto é a Emater ou outro técnico; o banco analisa.'],
  },
  {
    asked: ['que|quais documento*|papel|papeis .. trago|levo|trazer|levar|precis*'],
    lines: ['Traga o CAF, os documentos pessoais e os papéis da terra, com o CAR.'],
  },
  {
    asked: [
      'dinheiro|credito|emprestimo .. cai|vai|entra .. conta|loja|direto|mao|vendedor',
      'cai|entra .. minha|conta|mao',
      'dinheiro .. conta|direto|mao',
    ],
    lines: ['No custeio cai na sua conta; no investimento costuma ir direto ao vendedor, com a nota.'],
  },
  {
    asked: [
      'se eu|marido|pai .. morrer|falecer|morro',
      'eu morrer|morro|falecer',
      'morrer|morte|falecer .. divida',
    ],
    lines: ['Muitos contratos levam um seguro que cobre a dívida nesse caso: pergunte antes de assinar.'],
  },
  {
    asked: [
      'acha .. consigo|consegue|aprova*|sai|passa|chance',
      'eu|vou consigo|conseguir .. credito|emprestimo|dinheiro|financiamento|pronaf',
      'tenho .. chance',
    ],
    lines: ['Com o CAF, o projeto e uma venda que pague a parcela, a chance é boa.'],
  },
  {
    asked: ['quem .. decide|aprova|analisa|libera'],
    lines: ['A análise é do banco; eu monto a pasta e dou o meu parecer.'],
  },
  {
    asked: ['seguro|proagro .. obrigat*|precis*|exige*', 'obrigat*|precis*|exige* .. seguro|proagro'],
    lines: ['No custeio o Proagro costuma entrar no contrato, e eu explico antes de assinar.'],
  },
  {
    asked: ['mudar|trocar|usar|gastar .. outra|outro|resto|dinheiro'],
    lines: ['O dinheiro tem que ir no que está no projeto; se precisar mudar, avise antes.'],
  },
  {
    asked: [
      'que horas|hora .. abre|fecha|atende*|senhor|banco|agencia|venho|trago|trazer',
      'horario .. atend*|banco|agencia|funciona*',
      'quando .. abre|fecha|atende',
    ],
    lines: ['Atendo aqui na agência até as três.'],
  },
] as const satisfies Voice['questions'];
