import { describe, expect, it } from 'vitest';
import { deckById } from '#core/content/flip-produtividade/bank.ts';
import { scenarios } from '#core/content/jornada-empreendedor.ts';
import { limits } from '#core/contract/limits.ts';
import { ask as askCadeia } from '#core/games/cadeia-valor/ask.ts';
import { missedIn as missedChain } from '#core/games/cadeia-valor/missed.ts';
import { ask as askFlip } from '#core/games/flip-produtividade/ask.ts';
import { missedIn as missedPairs } from '#core/games/flip-produtividade/missed.ts';
import { deal as dealFlip, type Play, turn, turnBack } from '#core/games/flip-produtividade/rules.ts';
import { ask as askJornada } from '#core/games/jornada-empreendedor/ask.ts';
import { missedIn as missedScenarios } from '#core/games/jornada-empreendedor/missed.ts';
import { choose, deal as dealJornada } from '#core/games/jornada-empreendedor/rules.ts';
import { missedIn as missedProducts } from '#core/games/mapa-produtivo/missed.ts';
import { bringAsk } from './bring-ask.ts';
import { partsOf } from './item.ts';
import { knownItems } from './known-items.ts';

describe('every thing there is to practise', () => {
  it.each([...knownItems])('%s is asked with one right choice among others', async (item) => {
    expect(item.length).toBeLessThanOrEqual(limits.practiceItem.max);
    const { game, place } = partsOf(item) ?? {};
    const ask = game && (await bringAsk[game]());
    for (const seed of [1, 2, 3]) {
      const question = place && ask?.(place, seed);
      expect(question?.choices.filter(({ isRight }) => isRight)).toHaveLength(1);
      const texts = question?.choices.map(({ text }) => text) ?? [];
      expect(texts.length).toBeGreaterThanOrEqual(3);
      expect(new Set(texts).size).toBe(texts.length);
      const right = question?.choices.find(({ isRight }) => isRight)?.text ?? '';
      expect(question?.why).toContain(right);
      expect(question?.ask).not.toContain(right);
    }
  });

  it('of Jornada says of each wrong choice why it is wrong', () => {
    for (const { id, choices } of scenarios) {
      const explained = (askJornada([id], 1)?.choices ?? []).filter(({ explanation }) => explanation);
      const wrong = choices.filter(({ isCorrect }) => !isCorrect);
      expect(explained.map(({ text }) => text).sort()).toEqual(wrong.map(({ text }) => text).sort());
    }
  });

  it('is no longer asked once it is gone', async () => {
    for (const bring of Object.values(bringAsk)) expect((await bring())(['nada', 'nada'], 1)).toBeUndefined();
    expect(askFlip(['glossario', 'nada'], 1)).toBeUndefined();
    expect(askCadeia(['mel', 'nada'], 1)).toBeUndefined();
    expect(partsOf('rede-saberes:1')).toBeUndefined();
    expect(partsOf('mapa-produtivo')).toBeUndefined();
  });
});

describe('what one got wrong', () => {
  it('in Mapa is each product taken elsewhere', () => {
    const placements = [
      { product: 'acai', region: 'norte' },
      { product: 'tambaqui', region: 'sul' },
    ] as const;
    expect(missedProducts({ placements })).toEqual(['mapa-produtivo:tambaqui']);
  });

  it('in Jornada is each decision that was not the right one', () => {
    const [first, second] = scenarios;
    let play = dealJornada([first, second], 1);
    play = choose(play, first.choices.find(({ isCorrect }) => isCorrect)?.id ?? '');
    play = choose(play, second.choices.find(({ isCorrect }) => !isCorrect)?.id ?? '');
    expect(missedScenarios(play)).toEqual([`jornada-empreendedor:${second.id}`]);
  });

  it('in Cadeia is what follows another than it should, not all that moved', () => {
    const right = ['apiario', 'coleta', 'processamento', 'distribuicao', 'varejo', 'consumidor'];
    expect(missedChain({ apl: 'mel', order: right })).toEqual([]);
    const order = [...right.slice(1), 'apiario'];
    expect(missedChain({ apl: 'mel', order })).toEqual([
      'cadeia-valor:mel/coleta',
      'cadeia-valor:mel/apiario',
    ]);
  });

  it('in Flip is a pair whose cards had both been seen', () => {
    const [apl, caf, ater] = ['apl', 'caf', 'ater'].map((pair) => [`${pair}-term`, `${pair}-definition`]);
    const move = (play: Play, first = '', second = '') => turnBack(turn(turn(play, first), second));
    let play = dealFlip(deckById('glossario'), 1);
    // Two cards seen for the first time, then the halves of both: nobody could know.
    play = move(play, apl?.[0], caf?.[0]);
    play = move(play, apl?.[1], caf?.[1]);
    expect(missedPairs(play)).toEqual([]);
    play = move(play, apl?.[0], caf?.[0]);
    expect(missedPairs(play)).toEqual(['flip-produtividade:glossario/apl']);
    play = move(play, caf?.[0], caf?.[1]);
    play = move(play, ater?.[0], apl?.[0]);
    expect(missedPairs(play)).toEqual(['flip-produtividade:glossario/apl']);
  });
});
