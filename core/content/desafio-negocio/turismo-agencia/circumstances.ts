import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** What people ask of the persona itself and of how it works; it is looked for after the rest. */
export const turismoCircumstances = [
  {
    asked: ['que .. precis* .. comec*|vender|receber', 'pra|para comec* .. que'],
    lines: ['Para começar: Cadastur, seguro, banheiro limpo e o que o grupo vai fazer aí.'],
  },
  {
    asked: ['beber|bebida*|bebado|cachaca|alcool|pinga'],
    lines: ['Bebida, só na mesa e com medida, e a guia fica de olho.'],
  },
  {
    asked: ['simples|humilde|pobre .. serve|problema|pode|da', 'serve|problema .. simples|humilde'],
    lines: ['Simples é o que o meu cliente procura; só tem que ser limpo e seguro.'],
  },
  {
    asked: ['vem|vao|chega* .. onibus|van|carro'],
    lines: ['O transporte é comigo: van com motorista e guia.'],
  },
  {
    asked: [
      'quanto .. voce|voces|tu|senhora cobra*|vende*',
      'quanto .. cobra*|vende* .. cliente*|turista*|pacote|passeio',
      'cobra*|vende* quanto',
    ],
    lines: ['O meu pacote sai por uns 220 reais, com a van, a guia e o seu passeio dentro.'],
  },
  {
    asked: [
      'que|qual .. gosta*|gostam|prefere*|procura*|querem .. fazer|ver|roca',
      'povo|gente|cliente*|turista* .. gosta*|prefere*|procura*',
      'que .. mais .. gosta*|gostam',
    ],
    lines: ['O que mais gostam é de pôr a mão: colher, tirar leite, fazer o pão.'],
  },
  {
    asked: ['se chover', 'chuva .. vem|remarca|faz'],
    lines: ['Com chuva fraca a gente vai; com temporal, remarco.'],
  },
  {
    asked: ['wifi|internet|wi'],
    lines: ['Não precisa: o povo vem justamente para largar o celular.'],
  },
  {
    asked: ['passar|passa mal', 'machuc*|acident* .. quem|leva|faz', 'quem .. socorr*|hospital|posto'],
    lines: ['A minha guia leva ao posto mais perto; por isso é que eu peço o seguro.'],
  },
  {
    asked: ['exclusiv*', 'vender|trabalhar|receber|posso|pode .. outra|outras agencia*'],
    lines: ['Não peço exclusividade, só um grupo de cada vez.'],
  },
  {
    asked: ['quer|vem|vir|pode .. conhecer|visitar|ver .. sitio|aqui|antes', 'conhecer|visitar .. antes'],
    lines: ['Quero, sim: vou conhecer o sítio antes de levar o primeiro grupo.'],
  },
  {
    asked: ['quem .. decide|dono|dona'],
    lines: ['A agência é minha, e quem decide o roteiro sou eu.'],
  },
] as const satisfies Voice['questions'];
