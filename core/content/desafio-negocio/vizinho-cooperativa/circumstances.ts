import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { story } from './story.ts';

/** What people ask of the persona itself and of how it works; it is looked for after the rest. */
export const vizinhoCircumstances = [
  {
    asked: ['opiniao', 'que .. senhor acha .. disso|cooperativa|ideia'],
    lines: ['Junto é bom, sim, se a conta for aberta e a regra valer para todos.'],
  },
  {
    asked: ['quantas|quantos .. cabeca*|gado|vaca*|bezerro*', 'senhor tem .. gado|vaca*|roca|criacao|horta'],
    lines: ['Tenho umas vaquinhas de leite, e planto milho e feijão.'],
  },
  {
    asked: [
      'nunca|nao|ninguem .. prestou|prestaram|explicou|explicaram|deu conta|contas',
      'nunca|nao|ninguem explicou|explicaram',
      'nunca prest*',
    ],
    lines: ['Nunca: nem conta, nem explicação, nem desculpa.'],
  },
  {
    asked: ['como .. soube|sabia'],
    lines: ['O povo comenta, e notícia aqui corre mais que cavalo.'],
  },
  {
    asked: [
      'perd*|risco .. terra|sitio|casa|chao',
      'toma|tomam|tomar .. terra|sitio|chao',
      'terra|sitio|casa .. perd*|risco',
    ],
    lines: ['Minha terra eu não ponho em risco: isso tem que estar escrito no estatuto.'],
  },
  {
    asked: [
      'por que .. bebeu|acredita|confia|desanim*|saiu|largou|desist*',
      'que .. deu errado',
      'que .. bebeu',
      'bebeu .. agua',
      'que foi isso',
      'conta|conte|contar .. historia|aconteceu|houve',
    ],
    lines: story,
  },
  {
    asked: [
      'quem era|e|foi .. presidente|homem|sujeito|cabra',
      'presidente .. conhecia|conhecido|amigo|parente',
      'conhecia .. presidente|ele|homem',
      'senhor conhecia ele|bem',
    ],
    lines: ['Conhecia, era de fala mansa e compadre de muita gente; por isso doeu mais.'],
  },
  {
    asked: ['esposa|mulher|patroa|dona|familia .. acha|pensa|diz|quer|fala'],
    lines: ['Ela diz que sozinho a gente não sai do lugar, mas também ficou escaldada.'],
  },
  {
    asked: [
      'tem|quantos|quantas .. familia|filho|filhos|filha|filhas|neto|netos',
      'senhor .. casado|familia|filhos',
    ],
    lines: ['Somos eu, a patroa e três filhos, e um já foi para a cidade.'],
  },
  {
    asked: ['raiva|magoa|magoado|triste|chateado|revolt*|sentiu'],
    lines: ['A raiva já passou, ficou foi a desconfiança.'],
  },
  {
    asked: [
      'quantos|quantas|mais .. perderam|prejudicad*|enganad*|caiu|cairam',
      'quantas familias eram|foram|tinha',
      'so o senhor',
    ],
    lines: ['Fomos umas trinta famílias, e ninguém viu mais um tostão.'],
  },
  {
    asked: ['tinha|teve|assinou|assinaram|deram|ficou .. papel|recibo|documento|estatuto|ata'],
    lines: ['Papel não teve nenhum, foi tudo na palavra.'],
  },
  {
    asked: [
      'que .. diferente',
      'que .. mudar|melhorar .. cooperativa|associacao|dessa|desta|agora',
      'diferente .. que',
      'senhor acha .. tinha|devia|precisa',
    ],
    lines: ['Tinha que ter regra no papel, conta na parede e mais de um olhando o caixa.'],
  },
  {
    asked: ['senhor|voce .. mora|nasceu|vive|daqui', 'quantos anos .. senhor', 'senhor .. quantos anos'],
    lines: ['Nasci e me criei aqui, já vou para os setenta.'],
  },
  {
    asked: ['vende .. quanto|milho|feijao|leite', 'quanto .. vende .. milho|feijao|leite'],
    lines: ['Vendo na porteira, e quem faz o preço é o caminhão; o ano passado nem pagou a semente.'],
  },
] as const satisfies Voice['questions'];
