import { expect, test } from 'vitest';
import { placeForms } from './place.ts';

test.each([
  ['Picos', 'em Picos', 'de Picos'],
  ['sítio boa vista', 'no Sítio Boa Vista', 'do Sítio Boa Vista'],
  ['comunidade Lagoa', 'na comunidade Lagoa', 'da comunidade Lagoa'],
  ['Comunidade Lagoa', 'na Comunidade Lagoa', 'da Comunidade Lagoa'],
  ['vale do Guaribas', 'no vale do Guaribas', 'do vale do Guaribas'],
  ['Vale Verde', 'em Vale Verde', 'de Vale Verde'],
  ['Vale do Jequitinhonha', 'no Vale do Jequitinhonha', 'do Vale do Jequitinhonha'],
  ['vale do jequitinhonha', 'no Vale do Jequitinhonha', 'do Vale do Jequitinhonha'],
  ['Chapada Diamantina', 'na Chapada Diamantina', 'da Chapada Diamantina'],
  ['chapada diamantina, ba', 'na Chapada Diamantina, BA', 'da Chapada Diamantina, BA'],
  ['Serra da Capivara', 'na Serra da Capivara', 'da Serra da Capivara'],
  ['Serra Talhada', 'em Serra Talhada', 'de Serra Talhada'],
  ['Serra do Mel', 'em Serra do Mel', 'de Serra do Mel'],
  ['Rio de Janeiro', 'no Rio de Janeiro', 'do Rio de Janeiro'],
  ['Sao Jose do Egito Pe', 'em São José do Egito, PE', 'de São José do Egito, PE'],
  ['sao jose do egito pe', 'em São José do Egito, PE', 'de São José do Egito, PE'],
  ['Bonito Ms', 'em Bonito, MS', 'de Bonito, MS'],
  ['Crato-Ce', 'em Crato-CE', 'de Crato-CE'],
  ['Belém (Pa)', 'em Belém, PA', 'de Belém, PA'],
  ['vila pi', 'em Vila Pi', 'de Vila Pi'],
  ['roça', 'na roça', 'da roça'],
  ['escola municipal', 'na escola municipal', 'da escola municipal'],
  ['zona rural de caruaru', 'na zona rural de Caruaru', 'da zona rural de Caruaru'],
  ['interior do piaui', 'no interior do Piauí', 'do interior do Piauí'],
  ['ceara', 'no Ceará', 'do Ceará'],
  ['nosso assentamento', 'no nosso assentamento', 'do nosso assentamento'],
  ['nossa senhora da gloria', 'em Nossa Senhora da Glória', 'de Nossa Senhora da Glória'],
  [
    'sitio do meu avô em ibiapina ce',
    'no Sítio do meu avô em Ibiapina, CE',
    'do Sítio do meu avô em Ibiapina, CE',
  ],
  ['Sinop - MT', 'em Sinop - MT', 'de Sinop - MT'],
  ['sinop mt', 'em Sinop, MT', 'de Sinop, MT'],
  ['aqui', 'aqui', undefined],
  ['no Junco', 'no Junco', undefined],
])('the place %j', (typed, em, de) => {
  expect(placeForms(typed)).toMatchObject(de ? { em, de } : { em });
});
