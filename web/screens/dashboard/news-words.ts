import type { Answer } from '#core/contract/index.ts';
import { counted, joined } from '#core/progress/wording.ts';

export type NewsLine = Answer<'news'>[number];

const quoted = (about: string): string => (about ? ` “${about}”` : '');

/** Those who are named, and how many besides. */
function people({ names, count }: NewsLine): string {
  if (names.length === 0) return count === 1 ? 'Alguém' : `${count} pessoas`;
  const others = count - names.length;
  return others > 0 ? `${names.join(', ')} e mais ${others}` : joined(names);
}

const from = ({ names }: NewsLine): string => (names.length > 0 ? `, de ${joined(names)}` : '');

const one = ({ names }: NewsLine): string => names[0] ?? 'Alguém';

const words: Record<NewsLine['kind'], (line: NewsLine) => string> = {
  replies: (line) =>
    line.count === 1
      ? `${one(line)} respondeu na conversa sobre${quoted(line.about)}`
      : `${line.count} respostas novas${from(line)}`,
  team: (line) =>
    line.count === 1
      ? `${one(line)} escreveu para a sua equipe${line.about && `: ${line.about}`}`
      : `${line.count} mensagens na sua equipe${from(line)}`,
  asked: (line) => `${people(line)} ${line.count === 1 ? 'quer' : 'querem'} se conectar com você`,
  accepted: (line) => `${people(line)} ${line.count === 1 ? 'aceitou' : 'aceitaram'} se conectar com você`,
  votes: (line) =>
    `${counted(line.count, 'voto novo', 'votos novos')} ${line.about ? `em${quoted(line.about)}` : 'no que você publicou'}`,
  joined: (line) => `${people(line)} ${line.count === 1 ? 'chegou' : 'chegaram'} à comunidade`,
};

/** One line of what is new. */
export const newsWords = (line: NewsLine): string => words[line.kind](line);

const maxLines = 5;

interface ShownLine {
  kind: NewsLine['kind'];
  text: string;
  path: string;
}

/** What is new in five lines: where all six kinds are, who asks and who said yes share one that says both. */
export function fiveLines(news: readonly NewsLine[]): ShownLine[] {
  const lines = news.map((line) => ({ kind: line.kind, text: newsWords(line), path: line.path }));
  const [asked, accepted] = [lines.find(isOf('asked')), lines.find(isOf('accepted'))];
  if (lines.length <= maxLines || !asked || !accepted) return lines;
  const both = { kind: asked.kind, text: `${asked.text}. ${accepted.text}`, path: '/avisos' };
  return lines.flatMap((line) => (line === asked ? both : line === accepted ? [] : line));
}

const isOf = (kind: NewsLine['kind']) => (line: ShownLine) => line.kind === kind;
