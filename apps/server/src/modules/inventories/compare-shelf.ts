import type { CopyState, InventoryFinding } from '@estante/contract';
import { shelfKey, shelfRange, type ShelfRange } from '@estante/search-engine';
import { outOfOrder } from './out-of-order.ts';

/** A copy, as far as an inventory asks. */
export interface ShelvedCopy {
  readonly id: number;
  readonly barcode: string;
  readonly title: string;
  readonly callNumber: string;
  readonly state: CopyState;
  /** Whether library and location are those of the inventory. */
  readonly belongsHere: boolean;
  /** Whether the asker acts on copies of its library. */
  readonly isSeen: boolean;
  readonly library: string;
  readonly location: string;
}

export interface Finding {
  readonly kind: InventoryFinding;
  readonly barcode: string;
  readonly copy: ShelvedCopy | null;
}

/** States in which a copy should be found on its shelf. */
const standing: ReadonlySet<CopyState> = new Set(['na_estante', 'consulta_local']);

/**
 * What a shelf has and should have. `scanned`: bar codes in the order of the shelf; `copies`: those that
 * bear one of them, and those that should stand there.
 */
export function compareShelf(
  scanned: readonly string[],
  copies: readonly ShelvedCopy[],
  range: ShelfRange,
): { readonly expected: number; readonly findings: readonly Finding[] } {
  const isWithin = shelfRange(range);
  const byCode = Map.groupBy(copies, ({ barcode }) => barcode.toUpperCase());
  const found = scanned.map((barcode) => ({
    barcode,
    copy: bearer(byCode.get(barcode.toUpperCase()) ?? []),
  }));
  const seen = new Set(found.flatMap(({ copy }) => copy?.id ?? []));
  const expected = copies.filter(
    ({ belongsHere, state, callNumber }) =>
      belongsHere && standing.has(state) && isWithin(shelfKey(callNumber)),
  );
  const missing = expected
    .filter(({ id }) => !seen.has(id))
    .toSorted((a, b) => (shelfKey(a.callNumber) < shelfKey(b.callNumber) ? -1 : 1));
  return {
    expected: expected.length,
    findings: [
      ...missing.map((copy): Finding => ({ kind: 'faltando', barcode: copy.barcode, copy })),
      ...findingsOf(found, range),
    ],
  };
}

/** Of several with one bar code that which belongs there. */
function bearer(copies: readonly ShelvedCopy[]): ShelvedCopy | null {
  return copies.find(({ belongsHere }) => belongsHere) ?? copies[0] ?? null;
}

interface Scan {
  readonly barcode: string;
  readonly copy: ShelvedCopy | null;
}

function findingsOf(found: readonly Scan[], range: ShelfRange): Finding[] {
  const isWithin = shelfRange(range);
  const right = found.filter(
    ({ copy }) => copy !== null && copy.belongsHere && isWithin(shelfKey(copy.callNumber)),
  );
  const out = outOfOrder(right.map(({ copy }) => shelfKey(copy?.callNumber ?? '')));
  const misplaced = new Set(right.filter((_, at) => out.has(at)));
  return found.flatMap((scan): Finding[] => {
    const { barcode, copy } = scan;
    if (copy === null) return [{ kind: 'desconhecido', barcode, copy }];
    return [
      ...(standing.has(copy.state) ? [] : [{ kind: 'noutra_situacao', barcode, copy } as const]),
      ...(right.includes(scan) ? [] : [{ kind: 'de_outro_lugar', barcode, copy } as const]),
      ...(misplaced.has(scan) ? [{ kind: 'fora_de_ordem', barcode, copy } as const] : []),
    ];
  });
}
