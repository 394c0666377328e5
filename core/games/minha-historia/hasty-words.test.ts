import { describe, expect, test } from 'vitest';
import { proseOf } from '#core/content/minha-historia/prose.ts';
import { storyTemplates } from '#core/content/minha-historia.ts';
import { hastyFillings } from '#core/testing/hasty-fillings.ts';
import { mend } from './mend.ts';
import { mendFields } from './mend-fields.ts';
import { ownShare } from './own-share.ts';
import { tellStory } from './tell-story.ts';

const people = 300;

const wordCount = (texts: readonly string[]) => texts.join(' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
const withoutQuotes = (story: string) => story.replace(/“[^”]*”/g, '');

describe.each(storyTemplates)('300 fillings of $id', ({ id }) => {
  const all = hastyFillings(id, people).map((fields) => ({
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
