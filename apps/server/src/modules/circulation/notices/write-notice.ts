import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { NewNotice } from './notice.ts';

/**
 * Tells a person of something, in the transaction in which it happens. The same event of the same kind, written again,
 * changes nothing; returns whether it was new.
 */
export async function writeNotice(trx: Db, notice: NewNotice): Promise<boolean> {
  const { personId, kind, event, facts, at, isMailed = false } = notice;
  const titleId = 'titleId' in facts ? (facts.titleId ?? null) : null;
  const libraryId = 'libraryId' in facts ? facts.libraryId : null;
  const { rows } = await sql`
    insert into notice (person_id, kind, event, facts, created_at, mailed_at)
    select ${personId}, ${kind}, ${event},
      ${JSON.stringify(facts)}::jsonb || jsonb_strip_nulls(jsonb_build_object(
        'title', (select description ->> 'title' from title where id = ${titleId}),
        'library', (select name from library where id = ${libraryId}))),
      ${at}, ${isMailed ? at : null}
    on conflict (person_id, kind, event) do nothing
    returning id`.execute(trx);
  return rows.length > 0;
}
