import { boundedKey } from '../preparing/canonical.ts';
import type { ItemHoldings } from '../preparing/item.ts';

/** A record that says which copies a title has: the bibliographic one, or a holdings record of it. */
export interface CopyOwner {
  readonly titleId: number;
  readonly recordId: number;
  readonly holdingsRecordId: number | null;
  readonly source: string;
  readonly items: ItemHoldings;
  /** Whether it may have copies already. */
  readonly isNew: boolean;
}

/** A record that came in, and whether it says what it said before. */
export interface FatedOwner extends CopyOwner {
  readonly isUnchanged: boolean;
}

/** Indexes the parts of a record by the key that each is known by; a number tells equal ones apart. */
export function indexByKey<Part>(
  parts: readonly Part[],
  keyOf: (part: Part) => string,
): Map<string, Part> {
  const ordinals = new Map<string, number>();
  return new Map(
    parts.map((part) => {
      const key = boundedKey(keyOf(part));
      const ordinal = (ordinals.get(key) ?? 0) + 1;
      ordinals.set(key, ordinal);
      return [ordinal > 1 || key.endsWith('/') ? `${key}#${ordinal}` : key, part];
    }),
  );
}

export function ownerRow(owner: CopyOwner, keys: readonly string[]) {
  return { record_id: owner.recordId, holdings_record_id: owner.holdingsRecordId, keys };
}
