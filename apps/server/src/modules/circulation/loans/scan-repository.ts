import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { nameIn } from '../../../platform/sql/name-in.ts';
import { bearsBarcode, nearestTo, type CirculatingCopy } from '../facts/index.ts';

/** A copy with a bar code, as it is told apart from others with the same. */
export interface ScannedCopy extends Pick<
  CirculatingCopy,
  'id' | 'titleId' | 'libraryId' | 'state' | 'loanId'
> {
  /** Bar code as it stands on the copy, whatever case was scanned. */
  readonly barcode: string;
  readonly title: string;
  readonly library: string;
  readonly callNumber: string;
  /** Its shelf; null where none is known. */
  readonly location: string | null;
}

/** The copies that bear a bar code, withdrawn ones too. */
export async function findScanned(
  db: Db,
  barcode: string,
  language: Language = 'pt',
): Promise<readonly ScannedCopy[]> {
  const { rows } = await sql<ScannedCopy>`
    select c.id, c.title_id as "titleId", c.library_id as "libraryId", c.state, l.id as "loanId",
      c.barcode, c.call_number as "callNumber", ${nameIn('p', language)} as location,
      t.description ->> 'title' as title, ${nameIn('b', language)} as library
    from copy c join title t on t.id = c.title_id join library b on b.id = c.library_id
      left join loan l on l.copy_id = c.id and l.returned_at is null
      left join location p on p.id = c.location_id
    where ${bearsBarcode('c.barcode', barcode)} order by c.id`.execute(db);
  return nearestTo(barcode, rows);
}

/** An open loan of what has left the catalogue, by the bar code it had. */
export async function findLoanWithoutCopy(db: Db, barcode: string): Promise<number | null> {
  const rows = await db
    .selectFrom('loan')
    .select(['id', 'barcode'])
    .where(bearsBarcode('barcode', barcode))
    .where('copy_id', 'is', null)
    .where('returned_at', 'is', null)
    .orderBy('id')
    .execute();
  return nearestTo(barcode, rows)[0]?.id ?? null;
}
