import type { Generated } from 'kysely';
import type { CivilDate } from './column.ts';

/** Tables of the use of titles, of their colour labels, and of the names of titles that are gone. */
export interface UsageStatisticsTables {
  failed_search: { day: CivilDate; words: string; total: Generated<number> };
  title_usage: {
    title_id: number;
    day: CivilDate;
    kind: 'page' | 'link' | 'restricted';
    link: number;
    is_signed_in: boolean;
    browser: string;
    device: string;
    os: string;
    total: number;
  };
  colour_label: {
    kind: 'collection' | 'ddc' | 'udc' | 'lcc';
    code: string;
    colour: string;
    name_pt: string;
    name_en: string;
    name_es: string;
    /** Beginning of the last class, like `code`. */
    until: string;
    meaning_pt: Generated<string>;
    meaning_en: Generated<string>;
    meaning_es: Generated<string>;
  };
  lent_title: { title_id: number; name_key: string };
  gone_title: { id: number; title: string; gone_at: Generated<Date> };
}
