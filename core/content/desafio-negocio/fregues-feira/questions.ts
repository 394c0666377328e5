import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { feiraCircumstances } from './circumstances.ts';

/** What people ask, and what the persona knows of it; of several that fit a question, the first answers it. */
export const feiraQuestions = [
  {
    asked: ['paga|pagou .. gas|luz|aluguel'],
    lines: ['Nem me fale: na minha casa também subiu tudo.'],
  },
  {
    asked: [
      'quanto .. quer|queria|pretende|pode|ia|vai pagar|gastar|dar',
      'por quanto .. leva|levaria|compra|compraria|quer',
      'qual .. oferta|proposta',
    ],
    lines: [
      'Um real a menos do que pedem na outra banca, e eu levo.',
      'Um pouquinho menos que na outra banca, e eu nem discuto.',
    ],
  },
  {
    asked: ['gosta|prefere .. ou'],
    lines: ['Gosto de tudo bem docinho e no ponto.'],
  },
  {
    asked: [
      'qual|quais|que|de deles|delas|dos|das',
      'qual|que produto|fruta|verdura',
      'o|a ~ ou|ou o|a ~',
      '# o|a ~ ou o|a ~',
    ],
    lines: ['Esse primeiro: {coisa}.', 'O que estiver mais fresco, meu bem.'],
  },
  {
    asked: [
      'gosta|prefere|procura*|quer|deseja|precisa .. que|qual|quais',
      'que .. gosta|prefere|procura*|deseja|senhora quer|vai querer|vai levar',
      'quer|querer|levar o que',
    ],
    lines: [
      'Gosto de tomate firme, verdura verdinha e fruta no ponto.',
      'Procuro o de sempre: verdura, fruta e uma macaxeira boa.',
    ],
  },
  {
    asked: [
      'zap|whatsapp|telefone|numero|contato|cartao .. quer|anota|passo|deixo|manda|posso',
      'quer|anota|passo|posso|manda .. zap|whatsapp|telefone|numero|contato',
    ],
    lines: ['Quero, sim, anote aqui no meu caderninho.', 'Passe o seu número, que eu encomendo.'],
  },
  {
    asked: ['mora .. onde|longe|perto|aqui', 'onde .. mora|vem', 'vem .. onde'],
    lines: ['Moro aqui perto, atrás da igreja.', 'Moro a duas ruas daqui, venho toda semana.'],
  },
  {
    asked: ['vem|vir|compra .. sempre|toda|aqui|feira', 'sempre vem|aqui', 'senhora .. daqui|vem'],
    lines: ['Venho todo sábado, faça sol ou chuva.'],
  },
  {
    asked: [
      'quer|pode|vai|vamos|aceita|gostaria|venha|vem .. provar|experimentar|cheirar|pedaco|pedacinho',
      'prova|prove|experimenta|experimente',
    ],
    lines: ['Quero provar, sim, me dê um pedacinho.', 'Deixa eu provar, que assim eu decido.'],
  },
  {
    asked: [
      'guardo|guardar|separo|separar|reservo|reservar|deixo|levo|entrego|entregar .. senhora|casa|pra|para|quer',
    ],
    lines: ['Se guardar para mim, eu agradeço e volto.', 'Pode separar, que eu busco na próxima feira.'],
  },
  {
    asked: ['sacola|embrulh*|saquinho'],
    lines: ['Trouxe a minha sacola, pode pôr aqui.'],
  },
  {
    asked: ['quantas|quantos .. pessoas|gente|filho*|casa', 'familia .. grande|quantos'],
    lines: ['Lá em casa somos cinco, e todos comem bem.'],
  },
  {
    asked: [
      'viu|comprou|pagou .. onde|quanto|mercado|outra',
      'no mercado .. quanto',
      'quanto .. mercado',
      'paga* no mercado',
    ],
    lines: ['No mercado está parecido, mas vem murcho e sem gosto.'],
  },
  {
    asked: [
      'leva|quer|vai|querendo|precisa .. quantos|quantas|quanto',
      'quantos|quantas .. quilo*|kg|duzia*|maco*|molho*|caixa*|pacote*|pe|pes|litro*',
      'quanto|quantos|quantas .. quer|vai levar',
    ],
    lines: [
      'Uns dois ou três, se o preço ajudar: lá em casa somos cinco.',
      'O bastante para a semana, que lá em casa somos cinco.',
    ],
  },
  {
    asked: ['vai|quer|posso .. levar|pesar|embrulhar|fechar', 'posso pesar'],
    lines: ['Levo, se a gente se acertar no preço.', 'Levo, sim, se o trato for bom para os dois lados.'],
  },
  {
    asked: ['aceita|quer .. pix|cartao|dinheiro', 'como .. paga|pagar'],
    lines: ['Pago em dinheiro ou no Pix, como for melhor.', 'Trouxe dinheiro e o celular para o Pix.'],
  },
  {
    asked: ['quanto .. paga|pagaria|oferece', 'paga|pagaria quanto'],
    lines: [
      'Pago o que for justo, mas quem diz o preço é a banca.',
      'Diga o seu preço primeiro, que eu digo se pago.',
    ],
  },
  {
    asked: ['quantos|quanto|quantas .. quer|leva|vai', 'vai|quer levar', 'o que .. procura|quer|precisa'],
    lines: ['Depende do preço e do trato.', 'Lá em casa somos cinco, então levo bastante se valer.'],
  },
  {
    asked: ['outra banca .. quanto|preco', 'quanto .. outra|la|outras|outros'],
    lines: [
      'Na outra estava um real a menos, mas já meio passado.',
      'Lá estava mais barato, mas não era bonito assim.',
    ],
  },
  ...feiraCircumstances,
] as const satisfies Voice['questions'];
