import { expect, test } from 'vitest';
import { gameOf } from '#core/content/games.ts';
import { pictureWords, spokenPicture } from './picture-words.ts';

const result = { game: gameOf('mapa-produtivo'), score: 1950, unit: 'pontos da partida' };
const origin = 'https://rota.exemplo.br';

test('a picture tells who, what, how many and where to play', () => {
  const words = pictureWords({ ...result, badge: 'Conhecedor da Rota' }, 'Maria das Dores', origin);
  expect(spokenPicture(words)).toBe(
    'Maria das Dores concluiu o Mapa Produtivo: 1.950 pontos da partida. Selo: Conhecedor da Rota. https://rota.exemplo.br/games/mapa-produtivo',
  );
});

test('who keeps the name private is not named', () => {
  const words = pictureWords(result, undefined, origin);
  expect(spokenPicture(words)).toBe(
    'Concluí o Mapa Produtivo: 1.950 pontos da partida. https://rota.exemplo.br/games/mapa-produtivo',
  );
});
