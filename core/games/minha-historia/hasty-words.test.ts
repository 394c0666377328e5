import { describe, expect, test } from 'vitest';
import { proseOf } from '#core/content/minha-historia/prose.ts';
import { type StoryTemplateId, storyTemplates } from '#core/content/minha-historia.ts';
import { draw, seeded } from '#core/games/chance.ts';
import { fillings } from '#core/testing/fillings.ts';
import { mend } from './mend.ts';
import { mendFields } from './mend-fields.ts';
import { ownShare } from './own-share.ts';
import { tellStory } from './tell-story.ts';

const people = 300;

/** What people in haste write: terse, misspelt, in the wrong person, or nothing. */
const hasty = {
  name: ['Lia e Pedro', 'Antônio', 'Eu mesma, Tereza', 'zé', '-', 'maria e joana da silva'],
  place: ['Chapada Diamantina', 'Sao Jose do Egito Pe', 'Bonito Ms', 'vale do jequitinhonha', 'x', 'não sei'],
  fact: [
    'nada',
    'não sei',
    '-',
    'ab',
    'caminhao',
    'agora vendo pro brasil td',
    'nao tinha agua nem credito pq o banco n dava',
    'Ele não tinha estrada',
    'vendi td na feira e tb no zap',
    'mt dificuldade',
    'ela juntou o povo',
    'A GENTE NAO TINHA NADA',
    'comecei c/ pouco, hj vendo mt',
    'sei lá',
    'Vendi tudo!!!',
  ],
};
const places = new Set(['cidade', 'comunidade']);
const names = new Set(['nome', 'nomeLider', 'nomeGrupo']);
const facts = new Set(
  'desafio solucao resultado inovacao dificuldade futuro problema cooperacao conquista situacao acao legado'.split(
    ' ',
  ),
);

/** Two thirds of the people as ever, one third in haste. */
function fillingsOf(id: StoryTemplateId): Record<string, string>[] {
  const random = seeded(`haste of ${id}`);
  const pick = (name: string, typed: string) => {
    if (names.has(name)) return draw(hasty.name, random) ?? '';
    if (places.has(name)) return draw(hasty.place, random) ?? '';
    return facts.has(name) ? (draw(hasty.fact, random) ?? '') : typed;
  };
  return fillings(id, people).map((fields, at) =>
    at % 3 > 0
      ? fields
      : Object.fromEntries(Object.entries(fields).map(([name, typed]) => [name, pick(name, typed)])),
  );
}

const wordCount = (texts: readonly string[]) => texts.join(' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
const withoutQuotes = (story: string) => story.replace(/“[^”]*”/g, '');

describe.each(storyTemplates)('300 fillings of $id', ({ id }) => {
  const all = fillingsOf(id).map((fields) => ({
    fields,
    ...tellStory(id, mendFields(fields).fields),
  }));

  test('none says what means nothing, or keeps the spelling of a phone', () => {
    for (const { story, title } of all) {
      expect(`${title}. ${story}`).not.toMatch(
        /(?<!\p{L})(não sei|sei lá|ab)(?!\p{L})|[:?] nada\.|“nada”|: -|[{}]|\s[.,:]/iu,
      );
      expect(story).not.toMatch(/(?<!\p{L})(td|vc|pq|q|tb|mt|hj|nao|agua|credito|caminhao|brasil)(?!\p{L})/u);
    }
  });

  test('articles and numbers agree', () => {
    for (const { story, title } of all) {
      expect(`${title}. ${story}`).not.toMatch(
        /em (Chapada|Vale do|Sítio|Assentamento|Comunidade)|Sao Jose|Egito Pe|Bonito Ms|foi os|foi as|\b(de o|de a|em o|em a) /,
      );
      expect(story).not.toMatch(/(Sou|Meu nome é|me chamo) [^.]*(Lia e Pedro|Maria e Joana)/);
      expect(story).not.toMatch(/Somos (Antônio|Zé|Tereza)\b/);
    }
  });

  test('the first and the third person are not mixed', () => {
    for (const { story, title } of all) {
      expect(`${title}. ${story}`).not.toMatch(/Eu mesma/);
      const ours = withoutQuotes(story);
      const isOfAnother = /(^|[.?!:]\s|\n)(ele|ela) /iu.test(ours);
      if (isOfAnother) {
        expect(ours).not.toMatch(/(?<!\p{L})(eu|sou|meu nome|trabalho com|aprendi|comecei|vendi)(?!\p{L})/iu);
      }
    }
  });

  test('half of the words are the person’s own, and a little less where few were said', () => {
    for (const { fields, story } of all) {
      const given = Object.values(fields).map((typed) => mend(typed));
      if (story.startsWith('Esta história ainda está')) continue;
      const least = wordCount(given) >= 16 ? 0.5 : 0.3;
      expect(ownShare(story, given), story).toBeGreaterThanOrEqual(least);
    }
    const shares = all.map(({ fields, story }) =>
      ownShare(
        story,
        Object.values(fields).map((typed) => mend(typed)),
      ),
    );
    expect(shares.filter((share) => share >= 0.5).length / people).toBeGreaterThan(0.9);
  });

  test('no proverb stands in more than one of ten stories', () => {
    for (const closing of proseOf[id].closings) {
      const count = all.filter(({ story }) => story.includes(closing)).length;
      expect(count, closing).toBeLessThanOrEqual(people / 10);
    }
  });
});
