/** A folder of the data folder of which nothing is needed again: its files are cleared away, the oldest first. */
export interface KeptFolder {
  /** Below DATA_DIR. */
  readonly path: string;
  readonly days: number;
  readonly megabytes: number;
  /** In words, for docs/retention.md. */
  readonly what: string;
}

export const keptFolders: readonly KeptFolder[] = [
  {
    path: 'mail',
    days: 30,
    megabytes: 200,
    what: 'letters, where there is no mail server',
  },
  {
    path: 'import-reports',
    days: 180,
    megabytes: 500,
    what: 'records and covers that an import set aside',
  },
  {
    path: 'uploads',
    days: 7,
    megabytes: 10_000,
    what: 'copies of files that are being imported',
  },
  {
    path: 'pg/cluster/log',
    days: 8,
    megabytes: 100,
    what: 'what the embedded PostgreSQL says, a file for each day of the week',
  },
];
