/** How much a negotiation asks of the person. */
export type ChallengeLevel = 'Fácil' | 'Médio' | 'Difícil';

/** A negotiation as the person sees it before it begins; how it is judged and answered is kept apart from it. */
export interface BusinessChallenge {
  id: string;
  name: string;
  description: string;
  scenario: string;
  objectives: readonly string[];
  level: ChallengeLevel;
  /** In a word or two, how the persona is to talk to. */
  temper: string;
  persona: { name: string; role: string; personality: string };
}
