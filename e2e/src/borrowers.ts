import { test } from '@playwright/test';
import { aPerson } from './people.ts';
import { inDatabase } from './settings.ts';

/** A reader who may borrow, and bar codes that one copy alone bears, there to be lent; `skipped` are left to others. */
export async function aBorrower(copies: number, skipped = 0) {
  const person = await aPerson();
  const barcodes = await inDatabase(async (db) => {
    const rows = await db
      .selectFrom('copy as c')
      .innerJoin('library as l', 'l.id', 'c.library_id')
      .select('c.barcode')
      .where('l.code', '=', 'BC')
      .where('c.state', '=', 'available')
      .where('c.barcode', 'is not', null)
      .where((of) =>
        of.not(
          of.exists(
            of
              .selectFrom('copy as o')
              .select('o.id')
              .whereRef('o.barcode', '=', 'c.barcode')
              .whereRef('o.id', '!=', 'c.id'),
          ),
        ),
      )
      .orderBy('c.id', test.info().project.name === 'phone' ? 'desc' : 'asc')
      .limit(copies)
      .offset(skipped)
      .execute();
    return rows.flatMap(({ barcode }) => barcode ?? []);
  });
  return { person, barcodes };
}
