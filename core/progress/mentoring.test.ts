import { describe, expect, it } from 'vitest';
import { isPaidMentoring, type MentoringFacts, mentoringRules } from './mentoring.ts';

const real: MentoringFacts = {
  mentorLeads: true,
  learnerIsEstablished: true,
  learnerIsNeighbour: true,
  bothWrote: true,
  acceptedAt: 0,
  paidThisWeek: mentoringRules.paidPerWeek - 1,
};

describe('a finished mentoring is paid', () => {
  it('when all of it is real', () => expect(isPaidMentoring(real, mentoringRules.shortest)).toBe(true));

  it.each([
    ['the mentor leads nobody', { mentorLeads: false }],
    ['who was helped is new', { learnerIsEstablished: false }],
    ['nobody else knows who was helped', { learnerIsNeighbour: false }],
    ['they never spoke', { bothWrote: false }],
    ['it was over at once', { acceptedAt: 1 }],
    ['the week is full', { paidThisWeek: mentoringRules.paidPerWeek }],
  ] satisfies [string, Partial<MentoringFacts>][])('not when %s', (_, lacking) => {
    expect(isPaidMentoring({ ...real, ...lacking }, mentoringRules.shortest)).toBe(false);
  });
});
