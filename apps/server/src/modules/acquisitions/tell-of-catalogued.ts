import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { eachByItself } from '../../platform/jobs/each-by-itself.ts';
import { notices } from '../circulation/index.ts';
import { titleOfIsbn } from './find-known-work.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Links suggestions to the titles that have come by their ISBN, and tells those who made them; not
 * those of which staff took such a link away.
 */
export async function tellOfCatalogued(
  deps: Deps,
  signal: AbortSignal,
): Promise<{ readonly catalogued: number }> {
  const rows = await deps.db
    .selectFrom('acquisition_suggestion as s')
    .select(['s.id', 's.isbn13'])
    .where('s.title_id', 'is', null)
    .where('s.is_no_title', '=', false)
    .where('s.isbn13', 'is not', null)
    .where(
      sql<boolean>`exists (
        select from bibliographic_record r where r.isbns @> array[s.isbn13])`,
    )
    .orderBy('s.id')
    .execute();
  const linked = await eachByItself(rows, signal, ({ id, isbn13 }) => link(deps, id, isbn13));
  return { catalogued: linked.filter(Boolean).length };
}

/**
 * Links a suggestion to the title that bears its ISBN and tells its sender; false where no title, or more than one,
 * bears it, or the suggestion may not be linked.
 */
async function link({ db, clock }: Deps, id: number, isbn: string | null): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const titleId = await titleOfIsbn(trx, isbn);
    if (titleId === null) return false;
    const suggestion = await trx
      .updateTable('acquisition_suggestion')
      .set({ title_id: titleId })
      .where('id', '=', id)
      .where('title_id', 'is', null)
      .where('is_no_title', '=', false)
      .returning(['person_id', 'library_id', 'title', 'state'])
      .executeTakeFirst();
    if (!suggestion) return false;
    const { person_id, library_id, title, state } = suggestion;
    await notices.writeNotice(trx, {
      personId: person_id,
      kind: 'suggestion-answered',
      event: `suggestion:${id}:catalogued`,
      facts: { suggestionId: id, title, libraryId: library_id, state, titleId },
      at: new Date(clock.now().epochMilliseconds),
    });
    return true;
  });
}
