import type { Language } from '@estante/contract';
import { sql, type RawBuilder } from 'kysely';
import type { ToldNotice } from './sentence.ts';

/**
 * Facts that a notice tells. Its library is called as it was when it was told; in another language as it is
 * called there, where it still is and has a name.
 */
export function factsIn(notice: string, language: Language): RawBuilder<ToldNotice['facts']> {
  const facts = sql.ref(`${notice}.facts`);
  if (language === 'pt') return sql`${facts}`;
  return sql`${facts}::jsonb || jsonb_strip_nulls(jsonb_build_object('library', (
    select nullif(${sql.ref(`b.name_${language}`)}, '') from library b
    where b.id = (${facts} ->> 'libraryId')::integer)))`;
}
