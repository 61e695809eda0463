import type { NetworkList } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { Refusal } from '../../endpoint/refusal.ts';
import { moveCopyWords } from './copy-words.ts';
import { keepFormerCode, moveFormerCodes } from './former-codes.ts';
import { deleteEntry, type StoredEntry } from './entry-repository.ts';
import { hasCodes } from './list-table.ts';
import { settleConflicts } from './merge-conflicts.ts';
import { moveReferences } from './referring-columns.ts';
import { moveFilters } from './saved-filters.ts';

interface EntryPair {
  readonly from: StoredEntry;
  readonly into: StoredEntry;
}

/**
 * Merges an entry into another: all that refers to it moves; settings of a library (rules, hours, closures, couriers)
 * go with it. Records and files keep its code, which means the other one from then on.
 */
export async function mergeEntries(
  trx: Db,
  list: NetworkList,
  { from, into }: EntryPair,
): Promise<Refusal | null> {
  const ids = { from: from.id, into: into.id };
  const refusal = await settleConflicts(trx, list, ids);
  if (refusal) return refusal;
  await moveReferences(trx, list, ids);
  await moveCopyWords(trx, list, ids);
  const [code, other] = [codeOf(from), codeOf(into)];
  await moveFilters(trx, list, { from: { ...from, code }, into: { ...into, code: other } });
  if (hasCodes(list)) await moveFormerCodes(trx, list, ids);
  if (list === 'colecao') await moveColour(trx, code, other);
  await deleteEntry(trx, list, from.id);
  if (hasCodes(list)) await keepFormerCode(trx, list, code, into.id);
  return null;
}

export const codeOf = ({ values }: StoredEntry): string => values['sigla'] ?? '';

/**
 * Moves the colour of a collection, so that its books keep one: that of the collection they are in
 * now, else the one they had.
 */
export async function moveColour(trx: Db, from: string, into: string): Promise<void> {
  await sql`update colour_label set code = ${into}, until = ${into}
    where kind = 'collection' and code = ${from} and not exists (
      select from colour_label where kind = 'collection' and code = ${into})`.execute(trx);
  await sql`delete from colour_label where kind = 'collection' and code = ${from}`.execute(trx);
}
