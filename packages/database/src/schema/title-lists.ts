import type { ColumnType, Generated } from 'kysely';
import type { SerialPartData } from '@estante/marc';
import type { CivilDate } from './column.ts';

/** Tables of titles, searches and interests that readers keep, and of the alerts on them. */
export interface TitleListTables {
  title_list_entry: {
    id: Generated<string>;
    person_id: number;
    list: TitleList;
    title_id: number;
    added_at: Date;
  };
  named_list: {
    id: Generated<number>;
    person_id: number;
    name: string;
    description: string;
    position: number;
    made_at: Date;
    changed_at: Date;
    share_salt: Nullable<Buffer>;
    share_hash: Nullable<Buffer>;
    shared_at: Nullable<Date>;
    shows_name: Generated<boolean>;
    shows_notes: Generated<boolean>;
    is_closed: Generated<boolean>;
  };
  named_list_title: {
    list_id: number;
    title_id: number;
    position: number;
    note: Generated<string>;
    added_at: Date;
  };
  saved_search: {
    id: Generated<number>;
    person_id: number;
    name: string;
    query: string;
    saved_at: Date;
    alerts: boolean;
    looked_to: CivilDate;
  };
  alert: {
    id: Generated<number>;
    person_id: number;
    saved_search_id: number;
    from_day: CivilDate;
    to_day: CivilDate;
    titles: number;
    created_at: Date;
    read_at: Date | null;
    unmailed_from: CivilDate | null;
  };
  interest: {
    id: Generated<number>;
    person_id: number;
    kind: InterestKind;
    heading_id: Nullable<number>;
    area: Nullable<string>;
    work_type: Nullable<string>;
    title_id: Nullable<number>;
    part_kinds: Nullable<SerialPartData['kind'][]>;
    made_on: CivilDate;
    valid_to: CivilDate;
    looked_to: CivilDate;
  };
  /** News of one interest: each of its titles with its issue, '' where it is no serial. */
  interest_news: { interest_id: number; person_id: number; titles: number[]; issues: string[] };
}

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Kinds of interests that a reader follows: headings, areas, work types, issues of a serial. */
export type InterestKind = 'author' | 'subject' | 'area' | 'work-type' | 'serial';

export type TitleList = 'permanent-basket' | 'saved';
