import { describe, expect, it } from 'vitest';
import { timeWords } from '#core/content/certificate-time.ts';
import { certificateWords } from '#core/content/certificates.ts';
import { gameOf, games } from '#core/content/games.ts';
import { badges } from './badges.ts';
import {
  finishedPillars,
  gamesOfPillar,
  pillarRef,
  pillars,
  provenPlay,
  readPillar,
  recordedTime,
  statedTime,
} from './certified.ts';

describe('a finished pillar', () => {
  it('every game belongs to one, and Rede de Saberes to two', () => {
    const each = (Object.keys(pillars) as (keyof typeof pillars)[]).flatMap((ref) =>
      gamesOfPillar(ref).map(({ type }) => type),
    );
    expect(new Set(each).size).toBe(games.length);
    expect(each.filter((type) => type === 'rede-saberes')).toHaveLength(2);
  });

  it('is finished with its last game, on that day, and not before', () => {
    const [last, ...others] = gamesOfPillar('conscientizar').map(({ id }) => id);
    const done = others.map((gameId, place) => ({ gameId, completedAt: place + 1 }));
    expect(finishedPillars(done)).toEqual([]);
    expect(finishedPillars([...done, { gameId: last ?? 0, completedAt: null }])).toEqual([]);
    expect(finishedPillars([...done, { gameId: last ?? 0, completedAt: 9 }])).toEqual([
      { kind: 'pillar', ref: pillarRef('conscientizar'), doneAt: 9 },
    ]);
  });

  it('stays what it was for whoever published it when a game joins the pillar', () => {
    const before = games.filter(({ id }) => id <= 8);
    const ninth = { ...gameOf('mapa-produtivo'), id: 9, name: 'Nono Jogo' };
    const after = [...before, ninth];
    const done = gamesOfPillar('conscientizar', before).map(({ id }) => ({ gameId: id, completedAt: 3 }));
    const old = { kind: 'pillar', ref: 'conscientizar', doneAt: 3 };
    expect(finishedPillars(done, [], before)).toEqual([old]);
    expect(finishedPillars(done, [], after)).toEqual([]);
    expect(finishedPillars(done, ['conscientizar'], after)).toEqual([old]);
    expect(readPillar('conscientizar', after)).toMatchObject({
      isWhole: false,
      games: { length: done.length },
    });
    // The larger one is another certificate, which names the ninth game.
    const both = finishedPillars([...done, { gameId: 9, completedAt: 5 }], ['conscientizar'], after);
    expect(both).toHaveLength(2);
    const whole = readPillar(both[0]?.ref ?? '', after);
    expect(whole).toMatchObject({ isWhole: true });
    expect(whole?.games).toContain(ninth);
    // And a tenth one takes that away from nobody either.
    const tenth = [...after, { ...ninth, id: 10 }];
    expect(finishedPillars([...done, { gameId: 9, completedAt: 5 }], [both[0]?.ref ?? ''], tenth)).toEqual([
      { kind: 'pillar', ref: both[0]?.ref, doneAt: 5 },
    ]);
  });

  it('is told with the games it was given for', () => {
    const [first] = gamesOfPillar('conscientizar');
    const words = certificateWords({ kind: 'pillar', ref: `conscientizar:${first?.id}` });
    expect(words?.text).toBe(
      `concluiu estes jogos do pilar Conscientizar: ${first?.article} ${first?.name}.`,
    );
    expect(certificateWords({ kind: 'pillar', ref: 'conscientizar:99' })).toBeUndefined();
    expect(certificateWords({ kind: 'pillar', ref: 'nada' })).toBeUndefined();
  });
});

describe('the time of a certificate', () => {
  it('is what the cards state, or what was counted, and says which', () => {
    const stated = statedTime([
      gameOf('mapa-produtivo'),
      gameOf('cadeia-valor'),
      gameOf('flip-produtividade'),
    ]);
    expect(stated).toEqual({ from: 25, to: 40, basis: 'stated' });
    expect(timeWords(stated)).toBe('Tempo previsto dos jogos: de 25 a 40 minutos.');
    expect(recordedTime(59_000)).toBeNull();
    expect(recordedTime(-5)).toBeNull();
    const recorded = recordedTime(95 * 60_000);
    expect(recorded && timeWords(recorded)).toBe('Tempo de jogo registrado até a emissão: 1 hora e 35 min.');
    expect(timeWords({ from: 120, to: 120, basis: 'recorded' })).toContain('2 horas.');
  });

  it('is never more than the cards of what was completed state', () => {
    const completed = [
      'mapa-produtivo:',
      'flip-produtividade:atores',
      'flip-produtividade:glossario',
      'gone:1',
    ];
    expect(provenPlay(90 * 3_600_000, completed)).toBe((12 + 10 + 10) * 60_000);
    expect(provenPlay(5 * 60_000, completed)).toBe(5 * 60_000);
    expect(provenPlay(5 * 60_000, [])).toBe(0);
  });
});

describe('the words of a certificate', () => {
  it('exist for every badge, pillar and challenge, and for nothing else', () => {
    for (const { id, name } of badges)
      expect(certificateWords({ kind: 'badge', ref: id })?.title).toBe(`Selo ${name}`);
    expect(certificateWords({ kind: 'pillar', ref: 'engajar' })?.text).toContain('a Rede de Saberes');
    expect(certificateWords({ kind: 'team', ref: '1' })?.text).toMatch(/^liderou uma equipe/);
    for (const kind of ['badge', 'pillar', 'team'] as const)
      expect(certificateWords({ kind, ref: 'toString' })).toBeUndefined();
  });
});
