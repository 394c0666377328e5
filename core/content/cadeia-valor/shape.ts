import type { Fact } from '#core/content/fact.ts';

export interface Stage {
  id: string;
  name: string;
  description: string;
  type: 'main';
  /** Where the stage stands in the chain, counted from 0. */
  correctPosition: number;
}

export interface SupportService {
  id: string;
  name: string;
  description: string;
  type: 'support';
  /** The stage where the service helps most, as feedback: any stage earns the points. */
  bestStage: string;
  why: string;
}

export interface Apl {
  id: string;
  name: string;
  icon: string;
  description: string;
  mainChain: readonly Stage[];
  supportServices: readonly SupportService[];
  fact: Fact;
}

/** The stages in their right order: the place in the list is the correct position. */
export const chain = (stages: readonly Omit<Stage, 'type' | 'correctPosition'>[]): Stage[] =>
  stages.map((stage, correctPosition) => ({ ...stage, type: 'main', correctPosition }));

/** The services, with the type they all have. */
export const services = (entries: readonly Omit<SupportService, 'type'>[]): SupportService[] =>
  entries.map((entry) => ({ ...entry, type: 'support' }));
