import type { Db } from '@estante/database';
import { demoIssues, demoSerialParts, type DemoSerialPart } from '@estante/database/demo';
import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';

/** Issues of some of the demo's serials, up to today and what is awaited this year. */
export async function writeSerialIssues(trx: Db, clock: Clock): Promise<void> {
  const today = clock.today().toString();
  const serials = await trx
    .selectFrom('title')
    .select(['id', sql<string>`description ->> 'title'`.as('name')])
    .where('work_type', '=', 'serial')
    .execute();
  const titles = new Map(serials.map(({ id, name }) => [name, id]));
  const libraries = await trx.selectFrom('library').select(['id', 'code']).execute();
  const codes = new Map(libraries.map(({ id, code }) => [code, id]));
  for (const part of demoSerialParts) {
    const titleId = titles.get(part.serial) ?? 0;
    await writePart(trx, part, { titleId, libraryId: codes.get(part.library) ?? 0, today });
  }
}

interface PartPlace {
  readonly titleId: number;
  readonly libraryId: number;
  readonly today: string;
}

async function writePart(trx: Db, part: DemoSerialPart, where: PartPlace): Promise<void> {
  const { titleId, libraryId, today } = where;
  const { id } = await trx
    .insertInto('serial_part')
    .values({
      title_id: titleId,
      library_id: libraryId,
      record_id: null,
      holdings_record_id: null,
      source_key: `${part.library}/${part.kind}`,
      kind: part.kind,
      name: part.name,
      frequency: part.frequency,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const issues = demoIssues(part, today).map(({ expectedOn, receivedOn, ...issue }) => ({
    ...issue,
    part_id: id,
    last_year: issue.year,
    day: null,
    expected_on: expectedOn,
    received_on: receivedOn,
    included_on: receivedOn,
  }));
  await trx.insertInto('serial_issue').values(issues).execute();
}
