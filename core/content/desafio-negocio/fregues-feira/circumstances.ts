import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** What people ask of the persona itself and of how it works; it is looked for after the rest. */
export const feiraCircumstances = [
  {
    asked: ['achando|acha|achou caro', 'caro .. por que', 'caro porque'],
    lines: ['Porque o dinheiro anda curto, meu bem, e eu comparo tudo.'],
  },
  {
    asked: ['senhora|tem .. zap|whatsapp|telefone|celular'],
    lines: ['Tenho, sim, e anoto o seu no meu caderninho.'],
  },
  {
    asked: ['e pra|para quantos|quantas'],
    lines: ['Lá em casa somos cinco, e todos comem bem.'],
  },
  {
    asked: [
      'gostou|gostando',
      'achou .. gostos*|bom|boa|bonit*|doce|do|da',
      'que .. achou',
      'e|esta|ta gostos*|docinh*|saboros*',
    ],
    lines: ['Gostei, sim, dá até vontade de levar mais.', 'Gostei, está do jeito que eu gosto.'],
  },
  {
    asked: ['prov*|experiment* .. ovo|ovos', 'ovo|ovos .. prov*|experiment*'],
    lines: ['Ovo cru eu não provo, não, mas no seu eu confio.'],
  },
  {
    asked: [
      'quanto|preco|como .. outra|outras|vizinha banca*',
      'paga|pagou|viu|pediram|ta|esta .. outra|outras banca*',
      'quanto .. na|da outra|outras',
    ],
    lines: [
      'Na outra estava um real a menos, mas já meio passado.',
      'Lá estava mais barato, mas não era bonito assim.',
    ],
  },
  {
    asked: ['quer .. entregue|entrego|entregar|mande|mandar', 'entreg* .. casa|senhora'],
    lines: ['Não carece, eu levo na sacola.'],
  },
  {
    asked: [
      'que .. almoco|janta|jantar|cozinhar|panela',
      'fazer .. almoco|janta|jantar',
      'cozinha|cozinhar|prepara .. como|que|hoje',
    ],
    lines: ['Hoje é feijão com verdura refogada, que lá em casa todo mundo come.'],
  },
  {
    asked: ['conhece .. comunidade|sitio|lugar|roca|povoado|assentamento'],
    lines: ['De nome eu conheço, tenho uma prima para aqueles lados.'],
  },
  {
    asked: ['troco|trocado .. tem|trouxe', 'tem|trouxe|precisa .. troco|trocado'],
    lines: ['Trocado eu trouxe pouco, mas pago no Pix.'],
  },
  {
    asked: ['seu marido|esposo', 'senhora .. marido|esposo|casada'],
    lines: ['Meu marido come de tudo, o difícil é agradar o neto.'],
  },
  {
    asked: ['por que .. caro|acha|barat*|desconfi*', 'porque .. caro|acha|barat*|desconfi*'],
    lines: ['Porque o dinheiro anda curto, meu bem, e eu comparo tudo.'],
  },
  {
    asked: ['volta|volte|vem .. semana|sabado|proxima|feira'],
    lines: ['Volto, sim, se o de hoje for bom: venho todo sábado.'],
  },
  {
    asked: ['senhora escolhe', 'quer escolher', 'senhora .. quer|vai|pode escolher'],
    lines: ['Escolho eu mesma, que tenho prática.'],
  },
] as const satisfies Voice['questions'];
