import type { Generated } from 'kysely';
import type { CivilDate } from './column.ts';

/** What readers keep: titles and searches, and what they are told of these. */
export interface KeptTables {
  kept_title: {
    id: Generated<string>;
    person_id: number;
    list: TitleList;
    title_id: number;
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
}

export type TitleList = 'permanent-basket' | 'saved';
