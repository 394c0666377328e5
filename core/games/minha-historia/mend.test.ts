import { expect, test } from 'vitest';
import { mend } from './mend.ts';

test.each([
  ['agora vendo pro brasil td', 'agora vendo pro Brasil todo'],
  ['juntei td mundo', 'juntei todo mundo'],
  ['vendo td na feira', 'vendo tudo na feira'],
  ['vc sabe pq q eu tb vendi mt', 'você sabe porque que eu também vendi muito'],
  ['pra roça, pro povo', 'pra roça, pro povo'],
  ['caminhao', 'caminhão'],
  ['a associacao fez 2 reunioes', 'a associação fez 2 reuniões'],
  ['Nao tinha agua ate o ano passado', 'Não tinha água até o ano passado'],
  ['NAO TINHA CREDITO', 'NÃO TINHA CRÉDITO'],
  ['fui ao banco', 'fui ao banco'],
  ['vendê-la hoje', 'vendê-la hoje'],
  ['constructor toString', 'constructor toString'],
  ['loja@n.com', 'loja@n.com'],
  ['o tecnico trouxe experiencia', 'o técnico trouxe experiência'],
  ['ele publica e pratica', 'ele publica e pratica'],
  ['montou uma fabrica e mudou a pratica', 'montou uma fábrica e mudou a prática'],
  ['c/ pouco, p/ vender, s/ agua', 'com pouco, para vender, sem água'],
  ['caiu p/ 1,80', 'caiu para 1,80'],
  ['acabou cm td c a seca', 'acabou com tudo com a seca'],
  ['10 cm de chuva, vitamina c pura', '10 cm de chuva, vitamina c pura'],
  ['agora da pra vender, to devendo', 'agora dá pra vender, tô devendo'],
  ['vendo em Sinop MT', 'vendo em Sinop MT'],
])('%j is mended to %j', (typed, meant) => {
  expect(mend(typed)).toBe(meant);
  expect(mend(meant)).toBe(meant);
});
