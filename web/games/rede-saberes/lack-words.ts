import type { Lacks, PartLack } from '#core/games/rede-saberes/rules.ts';
import { joined, lacking } from '#core/progress/wording.ts';

const sentences = {
  empty: 'Ainda sem resposta.',
  short: 'Ficou curta. Escreva uma frase com mais detalhes.',
  unreadable: 'Não deu para entender. Escreva com palavras inteiras.',
  repeated: 'As palavras se repetem. Conte mais alguma coisa.',
  'copied-question': 'Está quase igual ao enunciado. Responda com as suas palavras.',
  'copied-part': 'Está quase igual à resposta de outra parte.',
  'no-holder': 'Convide mais uma pessoa para ela.',
  'not-by-holder': 'Falta a resposta de quem está com esta parte agora.',
} as const satisfies Record<PartLack, string>;

/** What is missing of one part; nothing when it is answered. */
export function partLackWords({ parts }: Lacks, part: number, ownPart: number): string {
  const why = parts.find((lack) => lack.part === part)?.why;
  if (!why) return '';
  if (why === 'not-by-holder' && part === ownPart)
    return 'Outra pessoa escreveu isto. Escreva a sua resposta.';
  return sentences[why];
}

/** What the team still lacks before it can conclude; nothing when it can. */
export function teamLackWords({ people, parts, isOneAuthor }: Lacks): string {
  const numbers = parts.map(({ part }) => String(part));
  return [
    people > 0 && `${lacking(people, 'pessoa', 'pessoas')} na equipe: o desafio é para três.`,
    numbers.length === 1 && `Falta a resposta da parte ${numbers[0]}.`,
    numbers.length > 1 && `Faltam as respostas das partes ${joined(numbers)}.`,
    numbers.length === 0 &&
      isOneAuthor &&
      'Uma pessoa só escreveu tudo. Outra pessoa precisa responder uma parte.',
  ]
    .filter(Boolean)
    .join(' ');
}
