import { listNames, type CodeTable } from './code-table.ts';
import type { Transaction } from '../database/transaction.ts';

/** A code of the records that means an entry which is here. */
export interface MappedCode {
  readonly table: CodeTable;
  readonly code: string;
  readonly entryId: number;
}

/** Keeps what codes of records mean here, as a merge does; the later word counts, an entry's own code first. */
export async function mapCodes(
  transaction: Transaction,
  mapped: readonly MappedCode[],
): Promise<void> {
  for (const [table, some] of Map.groupBy(mapped, (one) => one.table)) {
    await transaction.query(
      `insert into former_list_code (list, code, entry_id)
        select $1, n.code, e.id from unnest($2::text[], $3::integer[]) as n (code, id)
          join ${table} e on e.id = n.id
        where not exists (select from ${table} o where o.code = n.code)
        on conflict (list, code) do update set entry_id = excluded.entry_id`,
      [listNames[table], some.map(({ code }) => code), some.map(({ entryId }) => entryId)],
    );
  }
}
