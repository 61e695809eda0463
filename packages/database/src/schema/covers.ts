import type { Generated } from 'kysely';

/** Covers of titles, the sources that they come from, and what was looked up there. */
export interface CoverTables {
  cover: {
    title_id: number;
    version: string;
    file_name: string;
    small: Buffer;
    medium: Buffer;
    large: Buffer;
    stored_at: Generated<Date>;
    origin: Generated<CoverOrigin>;
    credit: Generated<string>;
    credit_url: Generated<string>;
  };
  cover_source: {
    id: Generated<number>;
    position: Generated<number>;
    name: string;
    pattern: string;
    json_path: Generated<string>;
    page: Generated<string>;
    is_on: Generated<boolean>;
    pause: Generated<number>;
    asked_at: Date | null;
    failures: Generated<number>;
    rests_until: Date | null;
  };
  cover_lookup: {
    isbn: string;
    source_id: number;
    outcome: CoverOutcome;
    asked_at: Date;
    again_at: Date;
  };
  document_lookup: {
    title_id: number;
    url: string;
    outcome: CoverOutcome;
    asked_at: Date;
    again_at: Date;
  };
  cover_round: { id: Generated<boolean>; newest: number; oldest: number; began_at: Date };
  cover_refusal: { title_id: number; refused_at: Date; refused_by: number | null };
  cover_report: {
    title_id: number;
    version: string;
    reports: Generated<number>;
    reported_at: Date;
    is_right: Generated<boolean>;
  };
}

export type CoverOrigin = 'sent' | 'fetched' | 'document';

/** Outcome of a look-up of a cover, in a source or in a document. */
export type CoverOutcome = 'found' | 'none' | 'no-picture' | 'failed';
