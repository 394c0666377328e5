/** How much real data each panel needs before it stops showing its sample. */
export const enoughRealData = {
  /** Days since the first entry of the member's own ledger. */
  trend: 14,
  /** Open teams with a free place. */
  partners: 1,
  /** The member's own badges. */
  badges: 1,
  /** Connections of the whole community. */
  network: 30,
  insights: 30,
  /** Posts of the whole community. */
  community: 30,
} as const;

export type SamplePanel = keyof typeof enoughRealData;

/** The tag that every panel carries while it shows its sample. */
export const sampleTag = 'Exemplo';

/** Whether a panel has enough real data. */
export const hasEnough = (panel: SamplePanel, have: number): boolean => have >= enoughRealData[panel];

/** What a panel shows: the real value once there is enough of it, until then the sample, marked as such. */
export const sampleOrReal = <T>(panel: {
  enough: boolean;
  sample: T;
  real: T;
}): { isSample: boolean; value: T } =>
  panel.enough ? { isSample: false, value: panel.real } : { isSample: true, value: panel.sample };
