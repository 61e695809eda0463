import { join } from 'node:path';
import { connect, findRunningPostgres } from '@estante/database';
import { writePeople, type Person } from '../circulation/people.ts';
import { libraryOf } from '../circulation/site.ts';

export interface Staff {
  readonly people: readonly Person[];
  readonly desk: Person;
  /** Bar codes of copies that lie on the shelf. */
  readonly barcodes: readonly string[];
}

/** Adds people who sign in and one for the desk, and finds copies on the shelf for the desk to lend. */
export async function gatherStaff(folder: string, count: number): Promise<Staff> {
  const connectionString = (await findRunningPostgres(join(folder, 'data'))) ?? '';
  const connection = connect({ connectionString, max: 2 });
  const { pool } = connection;
  try {
    const libraryId = await libraryOf(pool, 'CENTRAL');
    const where = { libraryId, otherLibraryId: await libraryOf(pool, 'NORTE') };
    // Those of the site have these names with its role already: readers here are others.
    const staff = await writePeople(pool, { role: 'staff', count: count + 1, ...where });
    const [desk, ...people] = staff;
    if (!desk) throw new Error('there is nobody at the desk');
    const { rows } = await pool.query<{ barcode: string }>(
      `select barcode from copy c where library_id = $1
         and not exists (select from loan l where l.copy_id = c.id and l.returned_at is null)
         and not exists (select from hold h where h.title_id = c.title_id)
       order by id limit 20`,
      [libraryId],
    );
    return { people, desk, barcodes: rows.map(({ barcode }) => barcode) };
  } finally {
    await connection.close();
  }
}
