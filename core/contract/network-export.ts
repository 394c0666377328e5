/** Answers a file with the whole network, `?format=` one of the formats; outside the table of JSON calls. */
export const networkExportPath = '/api/network/export';

/** A spreadsheet has two sheets, each a file: `csv` of the people, `ties` of what ties them. */
export const exportFormats = ['csv', 'ties', 'gexf', 'json'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** What the file of each format is called. */
export const exportFileNames: Record<ExportFormat, string> = {
  csv: 'rede-rota-viva-pessoas.csv',
  ties: 'rede-rota-viva-ligacoes.csv',
  gexf: 'rede-rota-viva.gexf',
  json: 'rede-rota-viva.json',
};

/** What stands in the place of a name that its member keeps out of rankings. */
export const hiddenName = 'Membro reservado';
