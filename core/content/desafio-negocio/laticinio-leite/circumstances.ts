import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** What people ask of the persona itself and of how it works; it is looked for before the rest. */
export const leiteCircumstances = [
  {
    asked: ['voces|voce|laticinio .. dao|da|arruma*|fornec* .. tanque'],
    lines: ['Empresto o tanque a quem fecha contrato de um ano, ou você entra num comunitário.'],
  },
  {
    asked: ['sair|saio|parar .. multa|posso|contrato|problema'],
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
    asked: ['adiantar|adiantamento', 'adianta .. dinheiro|pagamento|parte'],
    lines: ['Adiantamento eu não faço; o pagamento cai todo dia 20.'],
  },
  {
    asked: ['hora|horas .. caminhao|passa*|coleta|recolhe*|busca*|pega*', 'caminhao|coleta .. hora|horas'],
    lines: ['Passa de manhã, entre as seis e as oito.'],
  },
  {
    asked: [
      'quantos em quantos',
      'quanto em quanto tempo',
      'recolhe*|coleta|coletam|busca*|pega* .. quantos|quantas|dia|dias|quando|vezes|sempre',
      'quando|quantas .. recolhe*|coleta|coletam|busca*|caminhao|vezes',
    ],
    lines: ['A coleta é a cada dois dias, de manhã cedo.'],
  },
  {
    asked: [
      'quantos|quantas .. produtor*|fornecedor*|entrega*|gente|fazenda*',
      'quem .. vende|fornece',
      'quem mais',
    ],
    lines: ['São uns oitenta produtores, em cinco linhas.'],
  },
  {
    asked: [
      'que .. faz|fazem|fabrica*|produz* .. leite',
      'leite .. vai|vira .. onde|que|queijo',
      'faz|fazem|fabricam .. queijo',
      'onde|que .. vai|vira .. leite',
    ],
    lines: ['Vira queijo e leite de saquinho, vendidos aqui na região.'],
  },
  {
    asked: ['recusa*|recusad*|rejeit*|condena*|devolv*|descart*'],
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
    asked: ['quem .. decide|manda'],
    lines: ['Acima da tabela quem decide é a diretoria; o resto é comigo.'],
  },
  {
    asked: ['litro ou .. qualidade', 'qualidade ou .. litro'],
    lines: ['Pago por litro, e a qualidade soma até 15 centavos, com laudo.'],
  },
  {
    asked: ['mede|medir|medem|regua', 'quem .. mede|confere'],
    lines: ['O motorista mede na régua do tanque, na sua frente, e deixa o recibo.'],
  },
] as const satisfies Voice['questions'];
