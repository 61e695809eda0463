import type { ColumnType, Generated } from 'kysely';
import type { CivilDate, Json, NamedTable, Names } from './column.ts';

/** Tables of loan rules (what is lent to whom, and for how long), loans, holds and loan requests. */
export interface CirculationTables {
  patron_category: NamedTable;
  loan_rule: {
    id: Generated<number>;
    library_id: number | null;
    category_id: number | null;
    loan_type_id: number | null;
    loan_limit: number;
    period_unit: Generated<'days' | 'hours'>;
    period_length: number;
    renewals: number;
    allows_holds: Generated<boolean>;
    pickup_days: Generated<number>;
    fine_per_day: Generated<number>;
    grace_days: Generated<number>;
    fine_cap: Generated<number>;
    /** Numbers with decimals come as text. */
    suspension_factor: ColumnType<string, string | number | undefined, string | number>;
    suspension_cap: Generated<number>;
    fixed_from: NullableDate;
    fixed_until: NullableDate;
    fixed_due_on: NullableDate;
  };
  opening_entry: {
    id: Generated<number>;
    library_id: number | null;
    campus_id: number | null;
    weekday: number | null;
    from_day: NullableDate;
    until_day: NullableDate;
    is_open: boolean;
    is_emergency: Generated<boolean>;
    applied_at: NullableMoment;
    closed_by: Nullable<number>;
    closed_at: NullableMoment;
    undone_at: NullableMoment;
    reason: Generated<string>;
  };
  circulation_setting: {
    is_only: Generated<boolean>;
    debt_threshold: Generated<number>;
    counts_closed_days: Generated<boolean>;
    hold_limit: Generated<number>;
    hold_days: Generated<number>;
    hold_suspension_days: Generated<number>;
    request_limit: Generated<number>;
    request_pickup_days: Generated<number>;
    declaration_days: Generated<number>;
    token_minutes: Generated<number>;
    automatic_renewal_days: Generated<number>;
    due_soon_days: Generated<number>;
    overdue_days: Generated<number[]>;
    pix_key: Generated<string>;
    pix_city: Generated<string>;
    takes_for_others: Generated<boolean>;
    payee_number: Generated<string>;
    slip_prefix: Generated<string>;
    slip_issuer: Generated<string>;
    slip_days: Generated<number>;
  };
  loan: {
    id: Generated<number>;
    person_id: Nobodys;
    login_id: Nobodys;
    copy_id: number | null;
    title_id: number;
    barcode: string;
    library_id: number;
    lent_at: Date;
    lent_in: number;
    lent_by: number | null;
    due_on: NullableDate;
    due_at: NullableMoment;
    renewals: Generated<number>;
    rule: Json<LoanTerms>;
    returned_at: NullableMoment;
    returned_in: Nullable<number>;
    returned_by: Nullable<number>;
    is_lost: Generated<boolean>;
  };
  renewal: {
    id: Generated<number>;
    loan_id: number;
    renewed_at: Date;
    made_by: RenewedBy;
    renewed_by: Nullable<number>;
    due_on: CivilDate | null;
    due_at: Date | null;
  };
  circulation_exception: {
    id: Generated<number>;
    loan_id: Nullable<number>;
    hold_id: Nullable<number>;
    act: ExceptionAct;
    motives: Generated<string[]>;
    reason: string;
    forgiven: Generated<number>;
    made_at: Date;
    made_by: number | null;
  };
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
  hold: CopyWish & {
    location_id: number | null;
    placed_at: Date;
    state: Generated<HoldState>;
    library_id: number;
    suspended_until: NullableDate;
    needed_until: NullableDate;
    released_at: NullableMoment;
    pickup_until: NullableDate;
    end_reason: Nullable<HoldEnd>;
    end_note: Generated<string>;
    taken_off_at: NullableMoment;
  };
  hold_look: { id: Generated<string>; title_id: number };
  hold_follower: { id: Generated<boolean>; read_to: string };
  loan_request: CopyWish & {
    origin_library_id: number;
    receiving_library_id: number;
    service_point_id: Nullable<number>;
    phone: string;
    email: string;
    authorised_person: string;
    is_home_delivery: boolean;
    address: string;
    state: Generated<LoanRequestState>;
    requested_at: Date;
    expected_on: NullableDate;
    sent_at: NullableMoment;
    available_at: NullableMoment;
    pickup_until: NullableDate;
    loan_id: Nullable<number>;
    ended_by: Nullable<'patron' | 'staff' | 'not-fetched'>;
    end_reason: Generated<string>;
    removed_at: NullableMoment;
  };
  transit: {
    id: Generated<number>;
    copy_id: number;
    from_library_id: number;
    to_library_id: number;
    loan_request_id: number | null;
    sent_at: Date;
    arrived_at: NullableMoment;
  };
  service_point: Names & { id: Generated<number>; library_id: number };
  courier_run: {
    id: Generated<number>;
    from_library_id: number | null;
    to_library_id: number | null;
    weekday: number;
    days: number;
  };
}

/** Columns that holds and requests between libraries share. */
interface CopyWish {
  id: Generated<number>;
  person_id: Nobodys;
  login_id: Nobodys;
  title_id: number;
  volume: string;
  tome: string;
  part: string;
  additional_material: string;
  copy_id: Nullable<number>;
  ended_at: NullableMoment;
}

/**
 * Number of the person or login whose row it is while it is open; afterwards it may be nobody's,
 * null.
 */
type Nobodys = ColumnType<number | null, number, null>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
type NullableDate = Nullable<CivilDate>;
type NullableMoment = Nullable<Date>;

/** The rule of a loan as it was when the loan was made; what it was found by is left out. */
export interface LoanTerms {
  readonly limit: number;
  readonly period: { readonly unit: 'days' | 'hours'; readonly length: number };
  readonly renewals: number;
  readonly allowsHolds: boolean;
  readonly pickupDays: number;
  readonly finePerDay: number;
  readonly graceDays: number;
  readonly fineCap: number;
  readonly suspensionFactor: number;
  readonly suspensionCap: number;
  readonly fixedDue: {
    readonly from: CivilDate;
    readonly until: CivilDate;
    readonly dueOn: CivilDate;
  } | null;
}

/** Acts of staff in spite of a rule. */
export type ExceptionAct = 'lend' | 'renew' | 'due-day' | 'hold';
export type RenewedBy = 'patron' | 'staff' | 'kiosk' | 'automatic';
export type HoldState = 'waiting' | 'released' | 'ended';
export type HoldEnd =
  | 'lent'
  | 'cancelled'
  | 'by-staff'
  | 'not-fetched'
  | 'not-needed'
  | 'too-old'
  | 'no-copy';
export type LoanRequestState = 'waiting' | 'in-transit' | 'available' | 'finished' | 'not-finished';
