import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** What people ask of the persona itself and of how it works; it is looked for after the rest. */
export const melCircumstances = [
  {
    asked: ['compra*|aceita*|vende*|quer* .. jandaira|urucu|jatai|mandacaia|nativa*|ferrao'],
    lines: ['Mel de abelha nativa me interessa, com inspeção: é o que a gôndola não tem.'],
  },
  {
    asked: ['provou|conhece|experimentou .. mel|esse|jurema|aroeira|caatinga'],
    lines: ['Ainda não provei: deixe uma amostra comigo.'],
  },
  {
    asked: [
      'posso|pode|podemos|da .. entreg* .. quinz*|mensal|semanal|mes|semana',
      'entreg* quinz*|mensal|semanal',
    ],
    lines: ['Pode, desde que não falhe: o que combinarmos vai no contrato.'],
  },
  {
    asked: ['vidro|plastico .. pode|serve|aceita*|melhor', 'aceita*|serve|pode|prefere* .. vidro|plastico'],
    lines: ['Vidro ou plástico, tanto faz: novo, lacrado e com rótulo.'],
  },
  {
    asked: ['tirar|tiro|conseguir|conseguo|faco .. selo|sim|registro|inspecao'],
    lines: ['Procure o serviço de inspeção, na prefeitura: é ele que registra, depois da vistoria.'],
  },
  {
    asked: [
      'que .. cliente* .. pergunta*|quer*|procura*|prefere*|gosta*',
      'o|os|seu|seus cliente* .. pergunta*|quer*|procura*|prefere*|gosta*',
    ],
    lines: ['O cliente pergunta de onde vem e se é puro.'],
  },
  {
    asked: ['senhora|voce e|mora .. onde|daqui', 'de onde .. senhora|voce'],
    lines: ['Sou daqui mesmo, e gosto de vender o que é daqui.'],
  },
  {
    asked: ['sie .. posso|vender|vale|serve|fora|outro|estado', 'posso|serve|vale .. sie'],
    lines: ['O SIE vale dentro do estado; para vender noutro, precisa de SISBI, Selo Arte ou SIF.'],
  },
  {
    asked: ['quem .. decide|aprova', 'senhora|voce .. decide|aprova|chefe', 'tem .. chefe'],
    lines: ['Quem decide sou eu; meu chefe só confere o papel e o preço.'],
  },
  {
    asked: ['vende|sai|gira bem|muito', 'mel .. vende|sai|gira .. bem|muito|ai|loja', 'procura* .. mel'],
    lines: ['Mel sai bem, e o que me falta é mel daqui da região.'],
  },
  {
    asked: ['que|qual|quais marca*', 'qual|quais .. a|as marca*', 'marcas .. tem|vende*'],
    lines: ['Tenho duas marcas de fora, e nenhuma daqui.'],
  },
  {
    asked: [
      'pag* pra|para por|botar|colocar|entrar',
      'pag* .. prateleira|gondola|espaco|entrar|cadastro',
      'cobra* .. espaco|entrar|entrada|prateleira|gondola|cadastro|taxa',
      'tem .. taxa .. entrar|entrada|cadastro|espaco|vender',
    ],
    lines: ['Não cobro pelo espaço: peço papel em dia e entrega certa.'],
  },
  {
    asked: [
      'quanto em quanto tempo .. pedid*|pede*|compra*|entreg*',
      'quantos em quantos dias',
      'pedido* .. quando|semana|mes|frequencia',
      'frequencia .. pedido*|compra*',
    ],
    lines: ['Faço pedido a cada quinze dias, conforme vai saindo.'],
  },
  {
    asked: [
      'partir de quantos|quanto|quantas',
      'pedido|quantidade minim*',
      'qual o minimo',
      'minim* .. caixa*|quilo*|pote*',
    ],
    lines: ['Pode começar com duas caixas, numa loja só.'],
  },
  {
    asked: [
      'hora|horas|dia|dias|horario .. entreg*|receb*|deposito',
      'entreg*|receb* .. hora|horas|horario|que dia',
    ],
    lines: ['O depósito recebe de segunda a quinta, de manhã.'],
  },
  {
    asked: ['propaganda|divulg*|promocao'],
    lines: ['Ponho uma plaquinha com o nome do produtor na gôndola.'],
  },
  {
    asked: ['validade'],
    lines: ['A validade vai no rótulo, e peço que chegue com a maior parte dela pela frente.'],
  },
  {
    asked: ['reclam*'],
    lines: ['Se o cliente reclamar, eu troco e aviso você no mesmo dia.'],
  },
  {
    asked: [
      'de quem .. compra*',
      'compra* .. de quem',
      'quem mais vende|fornece',
      'quem .. vende|fornece mel|pra|para',
      'outros .. produtores|apicultores',
    ],
    lines: ['Da região eu ainda não compro mel de ninguém.'],
  },
] as const satisfies Voice['questions'];
