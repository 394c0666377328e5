import type { StoryTemplateId } from '#core/content/minha-historia.ts';
import { draw, seeded } from '#core/games/chance.ts';
import { fillings } from './fillings.ts';

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
export function hastyFillings(id: StoryTemplateId, people: number): Record<string, string>[] {
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
