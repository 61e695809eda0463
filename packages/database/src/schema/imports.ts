import type { Generated } from 'kysely';

export type ImportRunKind = 'marc' | 'covers' | 'patrons' | 'loans';
export type ImportRunState =
  | 'receiving'
  | 'ready'
  | 'waiting'
  | 'running'
  | 'ended'
  | 'cancelled'
  | 'cut-off';
export type ImportRunTask = 'trial' | 'import' | 'undo-trial' | 'undo';

export interface ImportTables {
  import: {
    id: Generated<number>;
    started_at: Generated<Date>;
    files: string[];
    undone_at: Date | null;
    run_id: Generated<number | null>;
    /** Item profile by name, or a custom table; null where the records decide. */
    items: unknown;
  };
  import_run: {
    id: Generated<number>;
    kind: ImportRunKind;
    login_id: number | null;
    begun_at: Date;
    file_name: string;
    size: number;
    received: Generated<number>;
    state: ImportRunState;
    task: ImportRunTask | null;
    /** Options of the run. All stored jsonb is read with care: another version may have written it. */
    options: Generated<unknown>;
    job_id: string | null;
    attempts: Generated<number>;
    is_cancelled: Generated<boolean>;
    bytes_done: Generated<number>;
    records_done: Generated<number>;
    started_at: Date | null;
    ended_at: Date | null;
    trial: unknown;
    report: unknown;
    undo_trial: unknown;
    undo: unknown;
  };
  /** Files of imports, in pieces; '' is the uploaded one. */
  import_run_file: {
    run_id: number;
    name: string;
    /** Number of bytes before it. */
    position: number;
    bytes: Buffer;
    kept_at: Generated<Date>;
  };
}
