import type { CopyOwner } from './copy-owner.ts';
import type { IsHeld } from './held-barcodes.ts';
import type { Transaction } from '../database/transaction.ts';

/** A bar code that copies of two titles bear. */
export interface SharedBarcode {
  readonly barcode: string;
  readonly titles: readonly [BarcodeTitle, BarcodeTitle];
}

export interface BarcodeTitle {
  readonly id: number;
  readonly title: string;
}

interface Row {
  readonly barcode: string;
  readonly id: number;
  readonly title: string | null;
  readonly otherId: number;
  readonly otherTitle: string | null;
}

/** Copies of these records whose bar code another title's copy has; those withdrawn do not count. */
export async function findSharedBarcodes(
  transaction: Transaction,
  owners: readonly CopyOwner[],
  isHeld: IsHeld,
): Promise<SharedBarcode[]> {
  const recordIds = owners
    .filter(({ items }) => items.copies.some(isHeld))
    .map(({ recordId }) => recordId);
  if (recordIds.length === 0) return [];
  // "offset 0" has copies and bar codes looked up one by one, by their indexes: nothing is known yet of a
  // table that grows in an import, and PostgreSQL would go through all copies for each batch.
  const rows = await transaction.query<Row>(
    `select min(c.barcode) as barcode, c.title_id as id, o.title_id as "otherId",
        (select description ->> 'title' from title where id = c.title_id) as title,
        (select description ->> 'title' from title where id = o.title_id) as "otherTitle"
      from unnest($1::integer[]) as r (id) cross join lateral (
        select title_id, barcode from copy
        where record_id = r.id and status <> 'withdrawn' offset 0) c
      cross join lateral (
        select title_id from copy
        where upper(barcode) = upper(c.barcode) and status <> 'withdrawn' offset 0) o
      where o.title_id <> c.title_id
      group by upper(c.barcode), c.title_id, o.title_id order by min(c.barcode), c.title_id`,
    [recordIds],
  );
  const pairs = rows.map(({ barcode, id, title, otherId, otherTitle }) => ({
    barcode,
    titles: [
      { id: otherId, title: otherTitle ?? '' },
      { id, title: title ?? '' },
    ] as const,
  }));
  // Two titles of one batch find each other.
  return [...new Map(pairs.map((pair) => [pairKey(pair), pair])).values()];
}

function pairKey({ barcode, titles }: SharedBarcode): string {
  const ids = titles.map(({ id }) => id).toSorted((a, b) => a - b);
  return `${barcode.toUpperCase()} ${ids.join(' ')}`;
}
