import type { Generated } from 'kysely';
import type { Json, Nullable } from './column.ts';

/** Tables of notices to patrons, and of what they may do from a letter or a calendar. */
export interface NoticeTables {
  notice: {
    id: Generated<number>;
    person_id: number;
    kind: NoticeKind;
    event: string;
    facts: Json<object>;
    created_at: Date;
    read_at: Nullable<Date>;
    removed_at: Nullable<Date>;
    mailed_at: Nullable<Date>;
  };
  letter_act: {
    id: Generated<string>;
    code_hash: Buffer;
    person_id: number;
    act: LetterActKind;
    hold_id: number | null;
    made_at: Date;
    expires_at: Date;
    used_at: Nullable<Date>;
  };
  calendar_feed: { person_id: number; secret_hash: Buffer; made_at: Date };
}

export type LetterActKind = 'renew-all' | 'pass-turn' | 'cancel-hold' | 'extend-hold';
export type NoticeKind =
  | 'due-soon'
  | 'due-today'
  | 'overdue'
  | 'renewed'
  | 'not-renewed'
  | 'dated-anew'
  | 'hold-released'
  | 'hold-expired'
  | 'hold-cancelled'
  | 'hold-ending'
  | 'request-moved'
  | 'suggestion-answered'
  | 'interest-ending'
  | 'request-handled'
  | 'webhook-stopped';
