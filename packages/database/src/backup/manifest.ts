import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One table of a backup, in a file of its own. */
export interface TableEntry {
  readonly name: string;
  /** Stored columns; generated ones are computed on restore. */
  readonly columns: readonly string[];
  readonly rows: number;
  /** SHA-256 of the file, in hexadecimal. */
  readonly checksum: string;
}

/** Contents of a backup, with the state of their schema. */
export interface Manifest {
  readonly format: 1;
  /** Moment of the backup, as ISO 8601. */
  readonly madeAt: string;
  /** The migrations that the database had, by name, with their checksums. */
  readonly migrations: Readonly<Record<string, string>>;
  readonly tables: readonly TableEntry[];
  /** The last number of each sequence; null where none has been given. */
  readonly sequences: Readonly<Record<string, string | null>>;
}

/** Reason for which a backup cannot be made or read, in words for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The name of the manifest. It is written last: a folder without it is no whole backup. */
export const manifestFile = 'manifest.json';

export const tableFile = (name: string) => `${name}.copy.gz`;

/**
 * Reads the manifest of a backup.
 * @throws BackupError
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => null);
  if (text === null)
    throw new BackupError(`${folder} holds no whole backup: it has no ${manifestFile}`);
  const manifest = JSON.parse(text) as Partial<Manifest>;
  if (manifest.format !== 1)
    throw new BackupError(
      `${folder} holds a backup of a newer version of Estante: use that version`,
    );
  return manifest as Manifest;
}
