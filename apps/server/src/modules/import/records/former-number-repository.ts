import type { FormerNumber } from '../preparing/item.ts';
import type { Transaction } from '../database/transaction.ts';

interface NumberedRecord {
  readonly id: number;
  readonly formerNumbers: readonly FormerNumber[];
}

const tables = {
  bibliographic: ['former_number', 'record_id'],
  authority: ['former_authority_number', 'authority_id'],
} as const;

/** Replaces the other numbers that records say they have; records that are new have none yet. */
export async function replaceFormerNumbers(
  transaction: Transaction,
  kind: keyof typeof tables,
  records: readonly NumberedRecord[],
  areNew: boolean,
): Promise<void> {
  const [table, column] = tables[kind];
  if (!areNew && records.length > 0) {
    const ids = records.map(({ id }) => id);
    await transaction.query(`delete from ${table} where ${column} = any($1)`, [ids]);
  }
  const rows = records.flatMap(({ id, formerNumbers }) =>
    formerNumbers.map(({ source, number }) => ({ id, source, number })),
  );
  // Few records have any: most batches ask nothing here.
  if (rows.length === 0) return;
  await transaction.query(
    `insert into ${table} (${column}, source, number)
      select * from unnest($1::integer[], $2::text[], $3::text[]) on conflict do nothing`,
    [rows.map(({ id }) => id), rows.map(({ source }) => source), rows.map(({ number }) => number)],
  );
}
