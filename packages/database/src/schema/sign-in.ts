import type { ColumnType, Generated } from 'kysely';
import type { Json } from './column.ts';

/** Keys, sessions, and what guards the ways in. */
export interface SignInTables {
  api_key: {
    id: Generated<number>;
    person_id: number;
    login_id: number;
    name: string;
    secret_hash: Buffer;
    permits: ('catalogue' | 'loans' | 'renew' | 'hold')[];
    made_at: Date;
    expires_at: Date | null;
    last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  api_key_day: { key_id: number; day: string; calls: number };
  signing_key: {
    id: string;
    /** A JWK, sealed: text in JSON. */
    private_jwk: ColumnType<unknown, string, string>;
    created_at: Generated<Date>;
  };
  /** Sealed. */
  server_key: { purpose: string; value: Buffer };
  seal: { id: Generated<boolean>; proof: Buffer };
  session: {
    id: string;
    login_id: number;
    started_at: Date;
    ends_at: Date;
    ended_at: Date | null;
  };
  refresh_token: { hash: Buffer; session_id: string; issued_at: Date; used_at: Date | null };
  redirect_token: { id: string; session_id: string; expires_at: Date };
  known_device: { login_id: number; device: Buffer; seen_at: Date };
  failed_sign_in: { username: string; device: Buffer; failures: number; last_at: Date };
  answered_captcha: { nonce: string; expires_at: Date };
  recovery_code: {
    id: Generated<string>;
    username: string;
    device: Buffer;
    code_hash: string;
    issued_at: Date;
    wrong_tries: Generated<number>;
    used_at: Date | null;
  };
  audit_event: {
    id: Generated<string>;
    at: Date;
    kind: string;
    login_id: number | null;
    details: Json<Readonly<Record<string, unknown>>>;
  };
}
