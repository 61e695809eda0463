import { boundedKey } from '../preparing/canonical.ts';
import type { Transaction } from '../database/transaction.ts';
import type { CopyOwner } from './copy-owner.ts';

/** Tells of an item, by its bar code, whether a copy may have that already. */
export type IsHeld = (item: { readonly barcode: string | null }) => boolean;

/**
 * Asks once for a batch which bar codes of its new records copies have: most have none, and nothing else is asked
 * of these. They are looked up one by one, by their index: nothing is known yet of a table that grows in an import.
 */
export async function findHeldBarcodes(
  transaction: Transaction,
  owners: readonly CopyOwner[],
): Promise<IsHeld> {
  const fresh = barcodesOf(owners.filter(({ isNew }) => isNew));
  // A record that was there has copies of its own.
  const known = barcodesOf(owners.filter(({ isNew }) => !isNew));
  const rows = await lookUp(transaction, fresh);
  const held = new Set([...known, ...rows.map(({ barcode }) => barcode)]);
  const alike = Map.groupBy([...fresh, ...known], (barcode) => barcode.toUpperCase());
  return ({ barcode }) => {
    const key = boundedKey(barcode ?? '');
    return held.has(key) || (alike.get(key.toUpperCase())?.length ?? 0) > 1;
  };
}

function barcodesOf(owners: readonly CopyOwner[]): string[] {
  return owners
    .flatMap(({ items }) => items.copies.map(({ barcode }) => boundedKey(barcode)))
    .filter(Boolean);
}

async function lookUp(
  transaction: Transaction,
  barcodes: readonly string[],
): Promise<{ barcode: string }[]> {
  if (barcodes.length === 0) return [];
  return transaction.query(
    `select n.barcode from unnest($1::text[]) as n (barcode) cross join lateral (
        select from copy where upper(barcode) = upper(n.barcode) limit 1) c`,
    [[...new Set(barcodes)]],
  );
}
