import type { Db } from '@estante/database';
import type { NotNull } from 'kysely';

/** Open loans due within days of those who let theirs be renewed, the earliest due first. */
export function findToRenew(
  db: Db,
  { from, until }: { readonly from: Temporal.PlainDate; readonly until: Temporal.PlainDate },
) {
  return (
    db
      .selectFrom('loan as l')
      .innerJoin('person as p', 'p.id', 'l.person_id')
      .select(['l.id', 'l.person_id as personId'])
      .where('p.renews_automatically', '=', true)
      .where('l.returned_at', 'is', null)
      // A borrower who says that it was returned does not want it longer.
      .where((of) =>
        of.not(
          of.exists(
            of
              .selectFrom('copy as c')
              .select('c.id')
              .whereRef('c.id', '=', 'l.copy_id')
              .where('c.state', '=', 'claimed-returned'),
          ),
        ),
      )
      .where('l.due_on', '>=', from.toString())
      .where('l.due_on', '<=', until.toString())
      .orderBy('l.due_on')
      .orderBy('l.id')
      .$narrowType<{ personId: NotNull }>()
      .execute()
  );
}
