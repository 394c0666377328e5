import { describe, expect, it } from 'vitest';
import { refuseMisleading } from './name-fault.ts';

const refusalOf = (name: string): string | undefined => {
  try {
    refuseMisleading(name);
    return undefined;
  } catch (refusal) {
    return (refusal as { code: string }).code;
  }
};

describe('names', () => {
  it.each([
    'Maria das Dores',
    'José 2º',
    'Conceição-Piauí',
    "D'Ávila",
    'Iara',
    'Lara_10',
    '😀 Zé',
    'Иван Петров',
    'Γιώργος',
    '農夫',
    'さくら花子',
    'محمد',
    '12345',
    'José ²',
    'राम १२',
    '...',
    'Garota Viva',
    'Su Portela',
    'Adma Moderno',
    'Facilita Tudo',
    'Ana, coordenadora',
    'admin',
    'Equipe do Mel',
  ])('may be %s', (name) => {
    expect(refusalOf(name)).toBeUndefined();
  });

  it.each([
    ['a Cyrillic letter in a Latin name', 'Mаria'],
    ['two scripts, however different their letters look', 'Ana Жж'],
    ['a name of Cyrillic letters that look Latin', 'соса'],
    ['a name of Greek letters that look Latin', 'ΡΟΤΑ'],
    ['a phonetic letter', 'Mɑria'],
    ['a small capital', 'Maʀia'],
    ['a digit of another script', 'J०ão'],
    ['a letter without its dot', 'Marıa'],
    ['a filler', 'Maria\u3164'],
    ['a joiner', 'Ma\u200dria'],
    ['a variation selector', 'Maria\ufe0f'],
    ['an empty pattern', 'Maria\u2800'],
    ['a script of no living name', 'ᎪᎬ'],
  ])('may not hold %s', (_what, name) => {
    expect(refusalOf(name)).toBe('name_misleading');
  });

  it.each([
    'Membro reservado',
    'MEMBRO  RESERVADO',
    'Rota Viva',
    'R0ta V1va',
    'Equipe rota-viva',
    'Rótâ Vivá',
    'R o t a V i v a',
    'RotaVivaOficial',
    'Coordenação',
    'Ana da Coordenação',
    'COORDENACAO_PIAUI',
    'C00rdenaçã0',
    'c.o.o.r.d.e.n.a.ç.ã.o',
    'Moderação Rota',
    'Administração',
    'Suporte Técnico',
    'suporte01',
  ])('may not be %s', (name) => {
    expect(refusalOf(name)).toBe('name_reserved');
  });
});
