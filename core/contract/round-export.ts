/** Files of what a round told, `?format=` one of the formats; outside the table of JSON calls. */
export const roundExportPath = '/api/rounds/{id}/export';

export const roundFormats = ['csv', 'ties', 'gexf', 'graphml', 'codebook'] as const;

export type RoundFormat = (typeof roundFormats)[number];
