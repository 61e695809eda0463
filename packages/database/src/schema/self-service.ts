import type { Generated } from 'kysely';
import type { Nullable, NullableDate, NullableMoment } from './column.ts';

/** Tables of kiosks and SIP2 terminals, where readers serve themselves. */
export interface SelfServiceTables {
  loan_token: { person_id: number; login_id: number; value_hash: Buffer; expires_at: Date };
  kiosk: {
    id: Generated<number>;
    secret_hash: Buffer;
    library_id: number;
    set_up_at: Date;
    set_up_by: number;
    name: Generated<string>;
    last_used_at: NullableMoment;
    session_day: NullableDate;
    day_sessions: Generated<number>;
    revoked_at: NullableMoment;
    revoked_by: Nullable<number>;
    revoke_reason: Generated<string>;
  };
  sip2_terminal: {
    id: Generated<number>;
    login_name: string;
    secret_hash: Buffer;
    institution: string;
    library_id: number;
    service_point_id: number | null;
    character_set: 'utf-8' | 'cp850';
    asks_checksum: boolean;
    may_lend: boolean;
    may_take_back: boolean;
    may_renew: boolean;
    may_take_payments: boolean;
    shelf_bin: Generated<string>;
    hold_bin: Generated<string>;
    transit_bin: Generated<string>;
    set_up_at: Date;
    set_up_by: number;
    last_used_at: NullableMoment;
    revoked_at: NullableMoment;
    revoked_by: Nullable<number>;
    revoke_reason: Generated<string>;
  };
  kiosk_session: {
    kiosk_id: number;
    token_hash: Buffer;
    login_id: number;
    is_proven: boolean;
    started_at: Date;
    ends_at: Date;
  };
}
