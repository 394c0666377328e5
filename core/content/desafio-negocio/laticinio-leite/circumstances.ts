import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** What people ask of the persona itself and of how it works; it is looked for after the rest. */
export const leiteCircumstances = [
  {
    asked: ['voces|voce|laticinio .. dao|da|arruma*|fornec* .. tanque'],
    lines: ['Empresto o tanque a quem fecha contrato de um ano, ou você entra num comunitário.'],
  },
  {
    asked: ['sair|saio|parar .. multa|posso|contrato|problema', 'multa .. sair|saio|parar'],
    lines: ['Não tem multa para sair: é só avisar com um mês.'],
  },
  {
    asked: ['que .. bonific*|bonus'],
    lines: ['A bonificação é o que eu pago a mais por qualidade: até 15 centavos, com laudo.'],
  },
  {
    asked: ['cabra|bufala|ovelha'],
    lines: ['Por ora só trabalho com leite de vaca.'],
  },
  {
    asked: ['adiantamento', 'adianta|adiantar .. dinheiro|pagamento|parte'],
    lines: ['Adiantamento eu não faço; o pagamento cai todo dia 20.'],
  },
  {
    asked: [
      'quantos em quantos',
      'quanto em quanto tempo',
      'recolhe*|coleta|coletam|busca*|pega* .. quantos|quantas|dia|dias|quando|vezes|sempre',
      'quando|quantas .. recolhe*|coleta|coletam|busca*',
    ],
    lines: ['A coleta é a cada dois dias, de manhã cedo.'],
  },
  {
    asked: [
      'quantos|quantas .. produtor*|fornecedor*|fazenda*',
      'quantos entregam|vendem|fornecem',
      'quem mais vende|fornece|entrega',
      'quem .. vende|fornece pra|para voces|voce',
    ],
    lines: ['São uns oitenta produtores, em cinco linhas.'],
  },
  {
    asked: [
      'que .. voces|laticinio faz|fazem|fabrica*|produz* com|do .. leite',
      'leite .. vai|vira .. onde|que|queijo',
      'faz|fazem|fabricam .. queijo',
      'pra|para onde vai .. leite',
      'que vira .. leite',
    ],
    lines: ['Vira queijo e leite de saquinho, vendidos aqui na região.'],
  },
  {
    asked: ['recusa*|recusad*|rejeit*|condena*|descart*', 'devolv* .. leite', 'leite .. devolv*'],
    lines: ['Se a amostra der problema, aquele leite não entra nem é pago, e o técnico vai lá ver a causa.'],
  },
  {
    asked: ['mamite|mastite|antibiotico|carencia', 'vaca .. doente|tratamento|remedio'],
    lines: [
      'Leite de vaca com mamite ou em tratamento fica fora do tanque, até acabar a carência do remédio.',
    ],
  },
  {
    asked: ['quem .. dono|donos|dona', 'dono|donos .. quem|laticinio'],
    lines: ['O laticínio é de uma família daqui, e eu respondo pelas compras.'],
  },
  {
    asked: ['quem .. decide', 'quem manda aqui|no'],
    lines: ['Acima da tabela quem decide é a diretoria; o resto é comigo.'],
  },
  {
    asked: ['litro ou .. qualidade', 'qualidade ou .. litro'],
    lines: ['Pago por litro, e a qualidade soma até 15 centavos, com laudo.'],
  },
  {
    asked: [
      'mede|medir|medem .. leite|litro*|volume|quantidade|tanque',
      'leite|litro*|volume|quantidade|tanque .. mede|medem|medir|medido',
      'quem mede',
      'regua',
    ],
    lines: ['O motorista mede na régua do tanque, na sua frente, e deixa o recibo.'],
  },
] as const satisfies Voice['questions'];
