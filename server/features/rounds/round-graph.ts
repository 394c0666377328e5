import type { Answer } from '#core/contract/index.ts';
import type { ToldHead, ToldPerson } from './told-round.ts';

/** Somebody who could be named, with what was told of them. */
export interface FilePerson extends ToldPerson {
  id: number;
  username: string;
}

/** What the files of a round are written of. */
export interface FileRound {
  round: Answer<'roundResults'>['round'];
  told: ToldHead | null;
  /** Everybody who could be named, the most named first; nobody where nothing was told. */
  people: readonly FilePerson[];
  /** What the network has measured between them, which everybody may see: each pair once. */
  ties: readonly { one: number; other: number; weight: number }[];
  /** Whom those who take care would name; one entry for each of them who would. */
  opinions: readonly number[];
}

interface GraphNode {
  id: string;
  label: string;
  kind: 'pergunta' | 'pessoa' | 'de_fora';
  /** Left out where nothing was told. */
  count?: number;
  low?: number;
  high?: number;
}

interface GraphEdge {
  from: string;
  to: string;
  kind: 'indicacoes' | 'laco';
  weight: number;
  low?: number;
  high?: number;
}

/** A round as a graph: who named whom is no part of it. */
export interface RoundGraph {
  nodes: GraphNode[];
  edges: GraphEdge[];
}

/**
 * Questions, people and names from outside as nodes. Between a question and a person stands how many named the person there;
 * between two people, what the network has measured.
 */
export function graphOf({ round, told, people, ties }: FileRound): RoundGraph {
  return {
    nodes: [
      ...round.questions.map((label, place) => ({
        id: `q${place + 1}`,
        label,
        kind: 'pergunta' as const,
      })),
      ...people.map(({ id, username, together }) => ({
        id: `p${id}`,
        label: username,
        kind: 'pessoa' as const,
        ...together,
      })),
      ...(told?.outside ?? []).map(({ name, count }, place) => ({
        id: `f${place + 1}`,
        label: name,
        kind: 'de_fora' as const,
        count,
      })),
    ],
    edges: [
      ...people.flatMap(({ id, questions }) =>
        questions.flatMap((one, place) =>
          one
            ? [
                {
                  from: `q${place + 1}`,
                  to: `p${id}`,
                  kind: 'indicacoes' as const,
                  weight: one.count,
                  low: one.low,
                  high: one.high,
                },
              ]
            : [],
        ),
      ),
      ...ties.map(({ one, other, weight }) => ({
        from: `p${one}`,
        to: `p${other}`,
        kind: 'laco' as const,
        weight,
      })),
    ],
  };
}
