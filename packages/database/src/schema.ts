/** The tables of migrations/, as Kysely types. Names stay those of the columns. */
import type {
  AuthorityData,
  AuthorityType,
  CopyData,
  Description,
  MarcRecord,
} from '@estante/marc';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** A civil date: 'YYYY-MM-DD' both ways. */
type CivilDate = string;
/** jsonb written as text, read as the value. */
type Json<T extends object | null> = JSONColumnType<T>;

export interface Database {
  institution_setting: { key: string; value: ColumnType<unknown, string, string> };
  activity: { code: number; description: string; enabled: boolean };
  search_tab: { code: string; position: number; enabled: boolean };
  campus: { id: Generated<number>; code: string; name: string };
  library: {
    id: Generated<number>;
    campus_id: number;
    code: string;
    name: string;
    address: Generated<string>;
    opening_hours: Generated<string>;
    phone: Generated<string>;
    email: Generated<string>;
  };
  institution_text: {
    section: TextSection;
    language: Language;
    position: number;
    title: string;
    body: string;
  };
  activity_notice: { activity_code: number; language: Language; title: string; body: string };
  library_service: {
    library_id: number;
    language: Language;
    hours: string;
    note: Generated<string>;
  };
  event: {
    id: Generated<number>;
    calendar: EventCalendar;
    starts_on: CivilDate;
    ends_on: CivilDate;
    /** 'HH:MM:SS' as read; 'HH:MM' will do when written. */
    starts_at: ColumnType<string | null, string | null | undefined, string | null>;
    address: Generated<string>;
  };
  event_text: {
    event_id: number;
    language: Language;
    title: string;
    description: Generated<string>;
    place: Generated<string>;
  };
  source: CodeTable;
  work_type: { code: string; name_pt: string; name_en: string; name_es: string };
  collection: NamedTable;
  location: NamedTable;
  loan_type: NamedTable;
  title: {
    id: Generated<number>;
    work_type: string;
    description: Json<Description>;
    description_version: Generated<number>;
    included_on: CivilDate;
    updated_at: Generated<Date>;
  };
  bibliographic_record: {
    id: Generated<number>;
    title_id: number;
    source_id: number;
    source_number: string | null;
    title_key: string;
    match_key: string | null;
    isbns: string[];
    year: number | null;
    is_primary: boolean;
    digest: Buffer;
    marc: Json<MarcRecord>;
  };
  heading: {
    id: Generated<number>;
    type: AuthorityType;
    key: string;
    text: string;
    whole_key: string | null;
    /** Of the whole key. */
    words: GeneratedAlways<string>;
  };
  title_heading: {
    title_id: number;
    relation: HeadingRelation;
    position: number;
    heading_id: number;
    roles: Generated<string[]>;
  };
  authority: {
    id: Generated<number>;
    heading_id: number;
    source_id: number;
    source_number: string | null;
    match_key: string | null;
    digest: Buffer;
    marc: Json<MarcRecord>;
    data: Json<AuthorityData>;
  };
  heading_reference: {
    authority_id: number;
    position: number;
    relation: 'variant' | AuthorityData['related'][number]['relation'];
    type: AuthorityType;
    key: string;
    text: string;
    whole_key: string | null;
    /** Of a variant, those of the whole key. */
    words: GeneratedAlways<string | null>;
  };
  holdings_record: {
    id: Generated<number>;
    record_id: number;
    source_id: number;
    source_number: string | null;
    match_key: string | null;
    digest: Buffer;
    marc: Json<MarcRecord>;
  };
  holding: {
    id: Generated<number>;
    title_id: number;
    record_id: number;
    holdings_record_id: number | null;
    library_id: number;
    source_key: string;
    location_id: number | null;
    call_number: string;
    statements: string[];
    notes: string[];
  };
  copy: {
    id: Generated<number>;
    title_id: number;
    record_id: number;
    holdings_record_id: number | null;
    library_id: number;
    source_key: string;
    barcode: string | null;
    call_number: string;
    volume: string;
    tome: string;
    part: string;
    copy_number: Generated<string>;
    additional_material: string;
    loan_type_id: number | null;
    collection_id: number | null;
    location_id: number | null;
    status: CopyData['status'];
    acquired_on: CivilDate | null;
    note: string;
    due_on: ColumnType<CivilDate | null, CivilDate | null | undefined, CivilDate | null>;
  };
  organizational_unit: KeyedTable;
  course: KeyedTable & { unit_id: number };
  discipline: KeyedTable;
  professor: KeyedTable;
  teaching_plan: {
    id: Generated<number>;
    unit_id: number;
    course_id: number | null;
    discipline_id: number;
    professor_id: number | null;
    year: number;
    semester: number;
    period: number | null;
    vacancies: number;
  };
  bibliography_item: {
    plan_id: number;
    position: number;
    kind: ReadingKind;
    title_id: number | null;
    citation: string;
  };
  database_resource: {
    id: Generated<number>;
    name: string;
    full_name: Generated<string>;
    area: string;
    description: string;
    address: string;
    access: 'open' | 'subscription';
  };
  index_change: { xid: Generated<string>; title_id: number; changed_at: Generated<Date> };
  index_change_log: { id: Generated<boolean>; catalogue_id: Generated<string>; pruned_to: string };
  signing_key: {
    id: string;
    private_jwk: Json<Record<string, string>>;
    created_at: Generated<Date>;
  };
  person: {
    id: Generated<number>;
    name: string;
    emails: Generated<string[]>;
    password_hash: string;
    password_set_at: Generated<Date>;
  };
  login: {
    id: Generated<number>;
    person_id: number;
    username: string;
    library_id: number;
    role: Role;
    is_blocked: Generated<boolean>;
    valid_until: ColumnType<CivilDate | null, CivilDate | null | undefined, CivilDate | null>;
  };
  person_department: { person_id: number; unit_id: number };
  person_rate: { person_id: number; act: string; began_at: Date; times: number };
  redirect_token: { id: string; session_id: string; expires_at: Date };
  vendor: {
    name: string;
    label: string;
    address: string;
    hosts: string[];
    secret: Buffer;
    enabled: Generated<boolean>;
  };
  role_permission: { role: Role; module: number; activity: number };
  session: {
    id: string;
    login_id: number;
    started_at: Date;
    ends_at: Date;
    ended_at: Date | null;
  };
  refresh_token: { hash: Buffer; session_id: string; issued_at: Date; used_at: Date | null };
  server_key: { purpose: string; value: Buffer };
  known_device: { login_id: number; device: Buffer; seen_at: Date };
  failed_sign_in: { username: string; device: Buffer; failures: number; last_at: Date };
  answered_captcha: { nonce: string; expires_at: Date };
  audit_event: {
    id: Generated<string>;
    at: Date;
    kind: string;
    login_id: number | null;
    details: Json<Readonly<Record<string, unknown>>>;
  };
  institution_edit: { area: string; version: Generated<number> };
  institution_logo: {
    is_only: Generated<boolean>;
    image: Buffer;
    width: number;
    height: number;
    digest: string;
  };
  outgoing_mail: {
    id: string;
    recipients: string[];
    sender_name: string;
    subject: string;
    body: string;
    created_at: Date;
    expires_at: Date;
    next_try_at: Date;
    tries: Generated<number>;
  };
  recovery_code: {
    id: Generated<string>;
    username: string;
    device: Buffer;
    code_hash: string;
    issued_at: Date;
    wrong_tries: Generated<number>;
    used_at: Date | null;
  };
  general_comment: {
    id: Generated<number>;
    person_id: number;
    library_id: number;
    content: string;
    language: Language;
    sent_at: Date;
    read_at: Date | null;
    read_by: number | null;
    answer: string | null;
    answered_at: Date | null;
    answered_by: number | null;
  };
  acquisition_suggestion: {
    id: Generated<number>;
    person_id: number;
    library_id: number;
    author: string;
    title: string;
    edition: string;
    publisher: string;
    isbn_issn: string;
    is_serial: boolean;
    notes: string;
    course_code: string | null;
    course_name: string | null;
    discipline_code: string | null;
    discipline_name: string | null;
    copies: number | null;
    language: Language;
    sent_at: Date;
    state: Generated<AcquisitionState>;
    handled_at: Date | null;
    handled_by: number | null;
    answer: Generated<string>;
  };
  previous_password: {
    id: Generated<string>;
    person_id: number;
    password_hash: string;
    replaced_at: Date;
  };
}

export type Role = 'patron' | 'teacher' | 'staff' | 'administrator';

export type AcquisitionState =
  | 'pre-suggestion'
  | 'purchase-suggestion'
  | 'in-quote'
  | 'trading'
  | 'awaiting-delivery'
  | 'partially-attended'
  | 'attended'
  | 'finished-incomplete'
  | 'already-exists'
  | 'duplicated'
  | 'exhausted'
  | 'not-found'
  | 'not-attended'
  | 'cancelled';

export type HeadingRelation = 'agent' | 'subject' | 'genre';

export type ReadingKind = 'required' | 'basic' | 'complementary';

export type TextSection = 'first' | 'second' | 'question' | 'general';

export type EventCalendar = 'institution' | 'eventum';

export type Language = 'pt' | 'en' | 'es';

interface CodeTable {
  id: Generated<number>;
  code: string;
}
interface NamedTable extends CodeTable {
  name: string;
}
/** `key` is headingKey(name). */
interface KeyedTable extends NamedTable {
  key: string;
}
