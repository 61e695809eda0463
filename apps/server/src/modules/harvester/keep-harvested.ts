import type { Db } from '@estante/database';
import { describeAll } from './describe-record.ts';
import { writeRecords, type InstitutionRow } from './harvest-repository.ts';
import type { HarvestedRecord } from './read-answer.ts';

/** Keeps records that came by another way than a harvest, in a transaction of the caller's. */
export async function keepHarvested(
  trx: Db,
  institution: Pick<InstitutionRow, 'id' | 'list_number'>,
  records: readonly HarvestedRecord[],
): Promise<void> {
  await writeRecords(trx, institution, { records: await describeAll(records) });
}
