import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
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
  webhook: {
    id: Generated<number>;
    person_id: number;
    login_id: number;
    url: string;
    topics: ('loans' | 'holds' | 'debts' | 'requests')[];
    secret: string;
    made_at: Date;
    given_up: Generated<number>;
    stopped_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  webhook_delivery: {
    id: Generated<string>;
    webhook_id: number;
    event: string;
    facts: Json<Readonly<Record<string, unknown>>>;
    happened_at: Date;
    tries: Generated<number>;
    next_try_at: Date | null;
    tried_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    status: ColumnType<number | null, number | null | undefined, number | null>;
    fault: ColumnType<WebhookFault | null, WebhookFault | null | undefined, WebhookFault | null>;
    outcome: Generated<'waiting' | 'delivered' | 'given-up' | 'dropped'>;
  };
  signing_key: {
    id: string;
    /** Private key as a sealed JWK: text in JSON. */
    private_jwk: ColumnType<unknown, string, string>;
    created_at: Generated<Date>;
  };
  /** Server keys, sealed. */
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
  identity_provider: {
    id: Generated<number>;
    protocol: 'oidc' | 'saml' | 'ldap';
    name: string;
    enabled: boolean;
    address: string;
    identifier: Generated<string>;
    /** Sealed secret. */
    secret: ColumnType<string | null, string | null | undefined, string | null>;
    certificate: Generated<string>;
    scopes: Generated<string>;
    search_base: Generated<string>;
    search_filter: Generated<string>;
    sign_out_address: Generated<string>;
    login_attribute: string;
    document_attribute: Generated<string>;
    name_attribute: Generated<string>;
    email_attribute: Generated<string>;
    category_attribute: Generated<string>;
    links_by_login: boolean;
    links_by_document: boolean;
    links_staff: boolean;
    makes_people: boolean;
    vouches_for_email: boolean;
    library_id: ColumnType<number | null, number | null | undefined, number | null>;
    category_id: ColumnType<number | null, number | null | undefined, number | null>;
  };
  identity_provider_category: {
    provider_id: number;
    position: number;
    value: string;
    category_id: number;
  };
  identity_link: {
    provider_id: number;
    subject: string;
    login_id: number;
    linked_at: Date;
    last_used_at: Date;
  };
  provider_sign_in: {
    state_hash: Buffer;
    provider_id: number;
    browser: Buffer;
    /** Sealed proof. */
    proof: string;
    return_address: string;
    target: string;
    is_kept: boolean;
    /** Whether it began in a dialog over a page. */
    in_dialog: Generated<boolean>;
    expires_at: Date;
    entry_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
    login_id: ColumnType<number | null, number | null | undefined, number | null>;
    /** Sealed address for signing out. */
    sign_out: ColumnType<string | null, string | null | undefined, string | null>;
    /** Session whose owner confirms their identity; null for a new session. */
    session_id: ColumnType<string | null, string | null | undefined, string | null>;
    proven_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  provider_session: {
    session_id: string;
    provider_id: number;
    provider_session: Buffer;
    /** Sealed address for signing out. */
    sign_out: string;
    proven_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  second_factor: {
    person_id: number;
    /** Sealed secret. */
    secret: string;
    confirmed_at: Date | null;
    last_step: ColumnType<string, number | undefined, number>;
  };
  second_factor_key: { person_id: number; hash: Buffer };
  passkey: {
    id: GeneratedAlways<number>;
    person_id: number;
    credential: string;
    public_key: Buffer;
    signature_count: ColumnType<string, number, number>;
    transports: string[];
    host: string;
    name: string;
    made_at: Date;
    used_at: ColumnType<Date | null, never, Date>;
  };
  passkey_challenge: { hash: Buffer; person_id: number; is_new: boolean; expires_at: Date };
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
    person_id: ColumnType<number | null, number | null | undefined, number | null>;
    details: Json<Readonly<Record<string, unknown>>>;
  };
}

type WebhookFault = 'not-public' | 'slow' | 'unreachable' | 'refused';
