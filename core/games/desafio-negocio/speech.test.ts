import { expect, test } from 'vitest';
import { hasVerb } from './speech.ts';
import { read } from './words.ts';

test.each(['na seca da 40 litros', 'da pra levar toda terça', 'me da a nota', 'fiado não da', 'dá lucro'])(
  '«%s» says something: its «da» is a «dá»',
  (said) => {
    expect(hasVerb(read(said))).toBe(true);
  },
);

test.each(['mel da serra', 'nota da compra', 'alface da minha horta', 'queijo e doce da roça'])(
  '«%s» only names something',
  (said) => {
    expect(hasVerb(read(said))).toBe(false);
  },
);
