import type { ColumnType, Generated } from 'kysely';
import type { CivilDate, Json, Language } from './column.ts';

/** People, their logins and what they may do. */
export interface PeopleTables {
  person: {
    id: Generated<number>;
    name: string;
    emails: Generated<string[]>;
    password_hash: string;
    password_set_at: Generated<Date>;
    renews_automatically: Generated<boolean>;
    receives_mail: Generated<boolean>;
    language: Generated<Language>;
    history_days: ColumnType<number | null, number | null | undefined, number | null>;
    closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    phone: Generated<string>;
    note: Generated<string>;
    /** The name in small letters, without accents. */
    name_key: ColumnType<string, never, never>;
    password_is_temporary: Generated<boolean>;
  };
  record_look: {
    id: Generated<string>;
    person_id: number;
    login_id: number | null;
    library_id: number;
    place: RecordPlace;
    looked_on: CivilDate;
    first_at: Date;
    last_at: Date;
    times: Generated<number>;
  };
  consent: {
    id: Generated<string>;
    person_id: number;
    subject: ConsentSubject;
    is_given: boolean;
    wording: number;
    decided_at: Date;
  };
  login: {
    id: Generated<number>;
    person_id: number;
    username: string;
    library_id: number;
    role: Role;
    is_blocked: Generated<boolean>;
    block_reason: Generated<string>;
    blocked_until: ColumnType<CivilDate | null, CivilDate | null | undefined, CivilDate | null>;
    valid_until: ColumnType<CivilDate | null, CivilDate | null | undefined, CivilDate | null>;
    staff_role_id: ColumnType<number | null, number | null | undefined, number | null>;
    category_id: ColumnType<number | null, number | null | undefined, number | null>;
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  personal_data: { person_id: number } & PersonalColumns;
  email_confirmation: {
    id: Generated<number>;
    person_id: number;
    address: string;
    replaces: string[];
    asked_at: Date;
    expires_at: Date;
  };
  personal_data_request: {
    id: Generated<number>;
    person_id: number;
    library_id: number;
    changes: Json<Readonly<Record<string, string>>>;
    language: Language;
    sent_at: Date;
    answered_at: Date | null;
    answered_by: number | null;
    is_granted: boolean | null;
    answer: Generated<string>;
  };
  registration_request: {
    id: Generated<number>;
    library_id: number;
    name: string;
    emails: string[];
    phone: string;
    tax_number: string;
    id_number: string;
    password_hash: string;
    language: Language;
    asked_at: Date;
  };
  person_department: { person_id: number; unit_id: number };
  person_rate: { person_id: number; act: string; began_at: Date; times: number };
  staff_role: { id: Generated<number>; name: string } & StaffLimits;
  /** Limits of staff without a role of the institution's own; a single row. */
  staff_limit: { is_only: Generated<boolean> } & StaffLimits;
  /** View of the limits of a login. */
  login_limit: { login_id: number; discount_limit: number | null; reversal_limit: number | null };
  staff_role_permission: { staff_role_id: number; activity: number };
  /** View of the permissions of a login. */
  login_permission: { login_id: number; module: number; activity: number };
  role_permission: { role: Role; module: number; activity: number };
  previous_password: {
    id: Generated<string>;
    person_id: number;
    password_hash: string;
    replaced_at: Date;
  };
}

/** Limits in centavos; null: without limit. */
interface StaffLimits {
  discount_limit: ColumnType<number | null, number | null | undefined, number | null>;
  reversal_limit: ColumnType<number | null, number | null | undefined, number | null>;
}

/** Personal data; an unknown value is blank, or null. */
interface PersonalColumns {
  street: Generated<string>;
  complement: Generated<string>;
  postal_code: Generated<string>;
  district: Generated<string>;
  city: Generated<string>;
  id_number: Generated<string>;
  tax_number: Generated<string>;
  nationality: Generated<string>;
  gender: 'F' | 'M' | null;
  birth_date: CivilDate | null;
  marital_status: 'solteiro' | 'casado' | 'separado' | 'divorciado' | 'viuvo' | 'outro' | null;
  education: Generated<string>;
  location: Generated<string>;
  job: Generated<string>;
}

export type Role = 'patron' | 'teacher' | 'staff' | 'administrator';
/** Place of the staff area where a record is opened. */
export type RecordPlace =
  | 'desk'
  | 'payments'
  | 'blocks'
  | 'personal-data'
  | 'people'
  | 'overdue-loans';
export type ConsentSubject = 'history' | 'mail';
