import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { story } from './story.ts';

/** What people ask, and what the persona knows of it; of several that fit a question, the first answers it. */
export const vizinhoQuestions = [
  {
    asked: [
      'perdeu .. que|quanto',
      'quanto|que .. perdeu',
      'quanto .. dinheiro',
      'quem .. levou|ficou|roubou|sumiu|pegou|desviou|fez|gastou',
      'dinheiro .. foi|sumiu|onde',
      'que .. fizeram|houve|aconteceu|passou',
      'como foi',
      'conta|conte|contar .. que|como|historia',
      'devolveram|devolveu',
      'presidente|tesoureiro|caixa .. sumiu|levou|fez|era|foi',
    ],
    lines: story,
  },
  {
    asked: ['senhor|voce .. quer*|aceita*|entra*|topa*|vem', 'vai|quer entrar|participar'],
    lines: ['Ainda estou pensando, não me apresse.', 'Nem digo que sim, nem digo que não.'],
  },
  {
    asked: ['porque .. nao|quer*|medo', 'por que .. nao|quer*|medo', 'qual .. problema|medo'],
    lines: ['Porque já perdi dinheiro suado numa associação.', 'Gato escaldado tem medo de água fria, ora.'],
  },
  {
    asked: ['quanto* .. socio*|pessoas|gente|precis*', 'quantos falta*'],
    lines: ['Dizem que para fundar precisa de vinte pessoas.', 'Vinte, pelo que ouvi no rádio.'],
  },
  {
    asked: ['como .. senhor|vai|familia|esta'],
    lines: ['Vou levando, com a graça de Deus.', 'Por aqui tudo na paz, só o joelho que reclama.'],
  },
] as const satisfies Voice['questions'];
