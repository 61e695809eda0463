import { longestFindings } from '@estante/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Sight } from '../staff-access/index.ts';
import { compareShelf, type ScanFinding } from './compare-shelf.ts';
import {
  countEach,
  latestOfEach,
  presentScans,
  presentFinding,
  present,
  presentMarked,
  type InventoryView,
} from './present-inventory.ts';
import {
  countMarked,
  findInventory,
  findMarked,
  findMissing,
  type InventoryRow,
} from './repository.ts';
import { findFound, findStrays } from './scanned-copies.ts';
import { countSought, listSought, matchScans } from './sought-copies.ts';

/**
 * Extent to which an inventory is told: a page of the missing with the latest of what else was found, or all.
 */
export type Reach = { readonly page: number } | 'all';

interface Reader {
  readonly sight: Sight;
  readonly clock: Clock;
}

/** An inventory that the asker sees, once it is known what it looks for. */
export async function findListed({ sight, clock }: Reader, id: number) {
  const row = await findInventory(sight, id);
  if (row) await listSought(sight.db, row, new Date(clock.now().epochMilliseconds));
  return row;
}

/**
 * An inventory that the asker sees with what it finds by now, as far as `reach` goes; null for any
 * other.
 */
export async function readWhole(
  reader: Reader,
  id: number,
  reach: Reach,
): Promise<InventoryView | null> {
  const row = await findListed(reader, id);
  if (!row) return null;
  const { sight } = reader;
  await matchScans(sight.db, id);
  const { expected, missing } = await countSought(sight.db, id);
  const pages = Math.max(1, Math.ceil(missing / longestFindings));
  const page = reach === 'all' ? 1 : Math.min(reach.page, pages);
  const part = { limit: longestFindings, offset: (page - 1) * longestFindings };
  const scanned = await compare(sight, row);
  const shown = reach === 'all' ? scanned : latestOfEach(scanned);
  const lost = await findMissing(sight, id, reach === 'all' ? null : part);
  const marked = await findMarked(sight.db, id, reach === 'all' ? null : longestFindings);
  return {
    ...present(row),
    esperados: expected,
    contagem: countEach(missing, scanned),
    pagina: page,
    achados: [
      ...lost.map((copy) => presentFinding('faltando', copy.barcode ?? '', copy)),
      ...(await presentScans(sight, shown)),
    ],
    marcados: marked.map(presentMarked),
    total_marcados: await countMarked(sight.db, id),
  };
}

async function compare({ db }: Sight, row: InventoryRow): Promise<readonly ScanFinding[]> {
  const range = { from: row.from_call, to: row.to_call };
  return compareShelf(await findFound(db, row.id), await findStrays(db, row), range);
}
