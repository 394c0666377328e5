import type { Fact } from '#core/content/fact.ts';

export interface Region {
  id: string;
  name: string;
  description: string;
}

export const regions = [
  { id: 'norte', name: 'Norte', description: 'Rios e floresta, do Acre ao Tocantins.' },
  { id: 'nordeste', name: 'Nordeste', description: 'Litoral, agreste e sertão, do Maranhão à Bahia.' },
  { id: 'centro-oeste', name: 'Centro-Oeste', description: 'Cerrado, Pantanal e grandes lavouras.' },
  { id: 'sudeste', name: 'Sudeste', description: 'Serras, cafezais e grandes cidades.' },
  { id: 'sul', name: 'Sul', description: 'Serras e campos de inverno frio.' },
] as const satisfies readonly Region[];

export type RegionId = (typeof regions)[number]['id'];

export interface Product {
  id: string;
  name: string;
  emoji: string;
  region: RegionId;
  /** Why the product belongs to its region; on screen for two seconds, so one short sentence. */
  fact: Fact;
}
