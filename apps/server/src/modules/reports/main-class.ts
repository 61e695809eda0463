import { sql, type RawBuilder } from 'kysely';

/** '869.93 A848d', '82-31', '5': a class of one to three figures, as CDD and CDU begin. */
const plain = String.raw`^\s*(\d)\d{0,2}(?!\d)`;

/** 'D 810 .J4' is a number of the Library of Congress: its Cutter begins with a point. */
const notOfCongress = String.raw`(?!\S*\s*\.\s*[a-z])`;

/** 'R 030', 'Ref. 869.3', 'T 82-31': behind one letter, or that of works of reference. */
const lettered = String.raw`(?i)^\s*(?:[a-z]|ref)[\s./-]+(\d)(?:\d\d(?!\d)|\d(?=[-(:=]))${notOfCongress}`;

/** 'TCC 658.3', 'CD 372 A12': behind other words only where more of a class follows; 'DVD 123' is a running number. */
const worded = String.raw`(?i)^\s*[a-z]{2,5}[\s./-]+(\d)\d\d(?:\.\d|\s+[a-z]\d)${notOfCongress}`;

/** The first figure of the class that a call number begins with, null where it begins with none. */
export function mainClassOf(callNumber: RawBuilder<string>): RawBuilder<string | null> {
  const within = (pattern: string) => sql`substring(${callNumber} from ${sql.lit(pattern)})`;
  return sql`coalesce(${within(plain)}, ${within(lettered)}, ${within(worded)})`;
}

/**
 * Main class of a title `t` of `counted_title`: of its classification, else of its call number, else
 * of its copies' call numbers; 'lcc:P' where it has one of the Library of Congress alone.
 */
export const mainClass = sql<string | null>`coalesce(
  case when left(t.area, 4) in ('ddc:', 'udc:') then right(t.area, 1) end,
  ${mainClassOf(sql`t.call_number`)},
  (select min(${mainClassOf(sql`c.call_number`)}) from copy c where c.title_id = t.title_id),
  nullif(t.area, ''))`;
