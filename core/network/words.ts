import { counted, formatNumber } from '#core/progress/wording.ts';

/** Where a member stands between the groups of the network. */
export interface NetworkPlace {
  /** Groups in which the member has ties. */
  groups: number;
  /** Groups that would hardly be tied without the member, the own one included; 0 for most. */
  bridged: number;
}

/** What the network adds to the reasons of a leader. */
export const bridgeReason = (groups: number): string =>
  `liga ${counted(groups, 'grupo', 'grupos')} que quase não se falariam`;

/** How many people a member has reached: 'conectou 12 pessoas de 4 grupos'. */
export const reachReason = (people: number, groups: number): string =>
  groups > 1
    ? `conectou ${counted(people, 'pessoa', 'pessoas')} de ${formatNumber(groups)} grupos`
    : `conectou ${counted(people, 'pessoa', 'pessoas')}`;

/** What the insights are told from. */
export interface InsightFacts {
  /** Percent of all members who are tied by a connection or a team. */
  collaborationRate: number;
  groups: number;
  bridges: number;
  emerging: number;
  /** The most that one person has reached. */
  maxReached: { people: number; groups: number };
}

/** Three plain sentences made of real figures. */
export function networkInsights(facts: InsightFacts): string[] {
  const { collaborationRate, groups, bridges, emerging, maxReached } = facts;
  const reach = `Quem mais aproxima gente ${reachReason(maxReached.people, maxReached.groups)}.`;
  const bridging =
    bridges === 0
      ? 'Ninguém ainda faz a ponte entre eles.'
      : bridges === 1
        ? '1 pessoa faz a ponte entre eles.'
        : `${formatNumber(bridges)} pessoas fazem a ponte entre eles.`;
  const structure =
    groups > 1
      ? `A rede tem ${formatNumber(groups)} grupos. ${bridging}`
      : `De cada 100 pessoas, ${formatNumber(collaborationRate)} já têm alguém na sua rede.`;
  const rising =
    emerging === 0
      ? 'Nos últimos 30 dias ninguém disparou: é uma boa hora para convidar quem está quieto.'
      : emerging === 1
        ? '1 pessoa cresceu rápido nos últimos 30 dias.'
        : `${formatNumber(emerging)} pessoas cresceram rápido nos últimos 30 dias.`;
  return [reach, structure, rising];
}
