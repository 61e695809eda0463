import type { MappedCode } from '../items/map-codes.ts';
import type { ImportInput } from '../reading/read-batches.ts';
import type { ReadingOptions } from '../reading/reading-options.ts';

export interface ImportOptions extends ReadingOptions {
  readonly files: readonly ImportInput[];
  /** Code of a library that exists: it stands in where a record names none or an unknown one. */
  readonly library: string | null;
  /** Codes of libraries by the codes that records give them: kept for later imports too. */
  readonly mappedLibraries?: ReadonlyMap<string, string>;
  /**
   * Entries of loan types, collections and locations by the codes that records give them: kept for
   * later imports too.
   */
  readonly mappedCodes?: readonly MappedCode[];
  /** Whether libraries are made of codes that nobody knows: the first import of a network of one's own. */
  readonly newLibraries: boolean;
  /** Source of all records, instead of the one each names (003). */
  readonly source: string | null;
  /** Number of its row in `import_run`, where staff follow it on screen. */
  readonly runId?: number;
  /** Whether to do everything but the commit: the report is that of the real import. */
  readonly isDryRun: boolean;
  /** Ends the import after the transaction at hand. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ImportProgress) => void;
}

export interface ImportProgress {
  readonly file: string;
  /** Bytes of the file whose records are in. */
  readonly bytes: number;
  /** Records of all files dealt with so far. */
  readonly records: number;
}
