import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { stampChanges } from '../src/modules/oai-pmh/index.ts';
import { untilAllIsRead } from './until-read.ts';

/** Stamps everything that was changed before. */
export async function stampAll(db: Db): Promise<void> {
  await untilAllIsRead(db, async () => {
    await stampChanges(db);
    const { rows } = await sql<{
      to: string;
    }>`select read_to::text as to from oai_follower`.execute(db);
    return rows[0]?.to ?? '0';
  });
}
