import type { ColumnType, Generated } from 'kysely';
import type { CivilDate, Language } from './column.ts';

/** The institution, its libraries and what its pages say and allow. */
export interface InstitutionTables {
  institution_setting: { key: string; value: ColumnType<unknown, string, string> };
  activity: { code: number; description: string; enabled: boolean };
  search_tab: { code: string; position: number; enabled: boolean };
  campus: {
    id: Generated<number>;
    code: string;
    name: string;
    name_en: Generated<string>;
    name_es: Generated<string>;
  };
  library: {
    id: Generated<number>;
    campus_id: number;
    code: string;
    name: string;
    name_en: Generated<string>;
    name_es: Generated<string>;
    address: Generated<string>;
    opening_hours: Generated<string>;
    phone: Generated<string>;
    email: Generated<string>;
    /** Address of a map of the library, by https, or ''. */
    map_address: Generated<string>;
  };
  institution_text: {
    section: TextSection;
    language: Language;
    position: number;
    title: string;
    body: string;
  };
  activity_notice: { activity_code: number; language: Language; title: string; body: string };
  floor_plan: {
    id: Generated<number>;
    library_id: number;
    name: string;
    drawing: string;
    digest: string;
    version: Generated<number>;
  };
  plan_shelf: {
    id: Generated<number>;
    plan_id: number;
    position: number;
    shape: string;
    name: string;
    call_from: Generated<string>;
    call_to: Generated<string>;
    location_id: number | null;
    collection_id: number | null;
  };
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
    /** Time, 'HH:MM:SS' when read; 'HH:MM' is enough when written. */
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
  /** Codes that entries of lists had, or that belonged to merged entries. */
  former_list_code: { list: string; code: string; entry_id: number };
  institution_edit: { area: string; version: Generated<number> };
  institution_logo: {
    is_only: Generated<boolean>;
    image: Buffer;
    width: number;
    height: number;
    digest: string;
  };
  front_shelf: {
    id: Generated<number>;
    position: number;
    kind: FrontShelfKind;
    is_on: boolean;
    target: Generated<string>;
    name: Generated<string>;
    name_en: Generated<string>;
    name_es: Generated<string>;
    from_day: CivilDate | null;
    until_day: CivilDate | null;
  };
  most_lent: { position: number; title_id: number };
  /** Opening hours, 'HH:MM:SS' when read; midnight at the end of a day is 24:00. */
  opening_hour: { library_id: number; weekday: number; opens_at: string; closes_at: string };
  front_picture: {
    is_only: Generated<boolean>;
    image: Buffer;
    width: number;
    height: number;
    digest: string;
    words: string;
    words_en: Generated<string>;
    words_es: Generated<string>;
  };
  vendor: {
    name: string;
    label: string;
    address: string;
    hosts: string[];
    /** Sealed secret; null: to be entered again. */
    secret: Buffer | null;
    enabled: Generated<boolean>;
  };
}

export type TextSection = 'first' | 'second' | 'question' | 'general';

export type EventCalendar = 'institution' | 'eventum';

export type FrontShelfKind = 'new' | 'most-lent' | 'search' | 'list';
