import { describe, expect, it } from 'vitest';
import { activityWords, pairOf, postOf } from './activity-words.ts';
import {
  connectionEntry,
  contributionEntry,
  gameCompletedEntry,
  laterConnectionEntry,
  laterVotesEntry,
  postRemovedEntry,
  voteEntry,
} from './points.ts';

describe('an activity', () => {
  it.each([
    [connectionEntry(1, 2), { person: 'Rita' }, 'Você e Rita se conectaram'],
    [connectionEntry(1, 2), {}, 'Você fez uma nova conexão'],
    [
      connectionEntry(1, 2, 'newcomer'),
      { person: 'Rita' },
      'Você e Rita se conectaram: os pontos vêm com o primeiro jogo de Rita',
    ],
    [connectionEntry(1, 2, 'stranger'), { person: 'Rita' }, 'Você e Rita se conectaram'],
    [
      laterConnectionEntry(1, 2),
      { person: 'Rita' },
      'Rita concluiu o primeiro jogo: a conexão agora vale pontos',
    ],
    [
      voteEntry(3, { type: 'submission', id: 7 }),
      { post: 'Vender mel' },
      'Sua ideia “Vender mel” recebeu um voto',
    ],
    [voteEntry(3, { type: 'story', id: 7 }), { post: 'O queijo' }, 'Sua história “O queijo” recebeu um voto'],
    [
      contributionEntry(7, 0),
      { post: 'Vender mel' },
      'Você compartilhou uma ideia na Voz da Rota: “Vender mel”',
    ],
    [
      postRemovedEntry({ type: 'submission', id: 7 }, 25, 0),
      { post: 'Vender mel' },
      'Sua ideia “Vender mel” saiu do mural, e os pontos dela também',
    ],
    [
      gameCompletedEntry(
        { type: 'flip-produtividade', name: 'Flip de Produtividade', article: 'o', baseReward: 100 },
        { id: 'solucoes' },
      ),
      { variant: 'Soluções do Campo' },
      'Você concluiu o Flip de Produtividade: Soluções do Campo',
    ],
  ])('says whom and what it is about: %j', (entry, about, words) => {
    expect(activityWords({ ...entry, ...about })).toBe(words);
  });

  it('knows both by what it is kept under', () => {
    expect(pairOf(connectionEntry(9, 4).ref)).toEqual([4, 9]);
    expect(pairOf(laterConnectionEntry(9, 4).ref)).toEqual([4, 9]);
    expect(pairOf('gone:17')).toBeUndefined();
    expect(postOf(voteEntry(3, { type: 'story', id: 7 }).ref)).toBe(7);
    expect(postOf(contributionEntry(7, 0).ref)).toBe(7);
    expect(postOf(laterVotesEntry(3, 2).ref)).toBeUndefined();
  });
});
