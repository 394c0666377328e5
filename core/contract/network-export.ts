/** Answers a file with the whole network, `?format=` one of the formats; outside the table of JSON calls. */
export const networkExportPath = '/api/network/export';

export const exportFormats = ['csv', 'gexf', 'json'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** What stands in the place of a name that its member keeps out of rankings. */
export const hiddenName = 'Membro reservado';
