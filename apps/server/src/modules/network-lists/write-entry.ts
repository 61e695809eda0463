import type { NetworkList } from '@estante/contract';
import type { Db } from '@estante/database';
import { insertEntry, updateEntry, type StoredEntry } from './entry-repository.ts';
import { dropFormerCode, keepFormerCode } from './former-codes.ts';
import { hasCodes } from './list-table.ts';
import { codeOf, moveColour } from './merge-entries.ts';
import { writeReadings, type ReadingLine } from './readings.ts';
import { moveFilters } from './saved-filters.ts';

interface WrittenEntry {
  /** Entry that is there; null: it is new. */
  readonly there: StoredEntry | null;
  readonly row: Readonly<Record<string, unknown>>;
  /** Readings that a plan lists; null where the entry is no plan. */
  readonly readings: readonly ReadingLine[] | null;
}

/** Writes an entry; returns its number. A code that it had goes on meaning it. */
export async function writeEntry(
  trx: Db,
  list: NetworkList,
  written: WrittenEntry,
): Promise<number> {
  const id = await writeRow(trx, list, written);
  if (written.readings) await writeReadings(trx, id, written.readings);
  return id;
}

async function writeRow(
  trx: Db,
  list: NetworkList,
  { there, row }: Omit<WrittenEntry, 'readings'>,
): Promise<number> {
  const code = typeof row['code'] === 'string' ? row['code'] : '';
  if (hasCodes(list)) await dropFormerCode(trx, list, code);
  if (!there) return insertEntry(trx, list, row);
  const before = codeOf(there);
  await updateEntry(trx, list, there.id, row);
  if (!hasCodes(list) || code === before) return there.id;
  await keepFormerCode(trx, list, before, there.id);
  const entry = { id: there.id };
  await moveFilters(trx, list, { from: { ...entry, code: before }, into: { ...entry, code } });
  if (list === 'colecao') await moveColour(trx, before, code);
  return there.id;
}
