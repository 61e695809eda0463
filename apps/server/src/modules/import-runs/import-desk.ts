import type { RunFiles } from './run-files.ts';

/** Jobs by which imports that staff begin are done, apart from their requests. */
export interface ImportDesk {
  readonly files: RunFiles;
  /** Folder of the lists that imports leave. */
  readonly reportsFolder: string;
  /** Has an import done as soon as its turn comes; returns the number of the job. */
  send(runId: number): Promise<string>;
  /** Whether a job will not be done any more: it failed too often, or nobody knows it. */
  isOver(jobId: string): Promise<boolean>;
}
