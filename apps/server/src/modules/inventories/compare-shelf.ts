import type { CopyState, InventoryFinding } from '@estante/contract';
import { shelfKey, shelfRange, type ShelfRange } from '@estante/search-engine';
import { outOfOrder } from './out-of-order.ts';

/** A copy that was looked for, where it was scanned. */
export interface FoundCopy {
  readonly scanId: number;
  readonly copyId: number;
  readonly shelfKey: string;
}

/** A scan of something that was not looked for; `copy` is null where no copy bears the code. */
export interface StrayScan {
  readonly scanId: number;
  readonly copy: StrayCopy | null;
}

export interface StrayCopy {
  readonly id: number;
  readonly callNumber: string;
  readonly state: CopyState;
  /** Whether library and location are those of the inventory. */
  readonly belongsHere: boolean;
}

export interface ScanFinding {
  readonly kind: Exclude<InventoryFinding, 'faltando'>;
  readonly scanId: number;
  readonly copyId: number | null;
}

/** States in which a copy should be found on its shelf. */
const standing: ReadonlySet<CopyState> = new Set(['na_estante', 'consulta_local']);

/** Findings on a shelf: all that stands otherwise than it should, in the order of the shelf. */
export function compareShelf(
  found: readonly FoundCopy[],
  strays: readonly StrayScan[],
  range: ShelfRange,
): readonly ScanFinding[] {
  const right = strays.flatMap((scan) => placeOf(scan, range) ?? []);
  const isRight = new Set(right.map(({ scanId }) => scanId));
  return [
    ...strays.flatMap((scan) => findingsOf(scan, isRight.has(scan.scanId))),
    ...misplaced([...found, ...right].toSorted(byScan)),
  ].toSorted(byScan);
}

const byScan = (a: { readonly scanId: number }, b: typeof a) => a.scanId - b.scanId;

/**
 * The place of a copy that stands where it belongs, though nobody looked for it there; null for any
 * other.
 */
function placeOf({ scanId, copy }: StrayScan, range: ShelfRange): FoundCopy | null {
  if (!copy?.belongsHere) return null;
  const key = shelfKey(copy.callNumber);
  return shelfRange(range)(key) ? { scanId, copyId: copy.id, shelfKey: key } : null;
}

function findingsOf({ scanId, copy }: StrayScan, isRight: boolean): ScanFinding[] {
  if (copy === null) return [{ kind: 'desconhecido', scanId, copyId: null }];
  const kinds = [
    ...(standing.has(copy.state) ? [] : (['noutra_situacao'] as const)),
    ...(isRight ? [] : (['de_outro_lugar'] as const)),
  ];
  return kinds.map((kind) => ({ kind, scanId, copyId: copy.id }));
}

function misplaced(placed: readonly FoundCopy[]): ScanFinding[] {
  const out = outOfOrder(placed.map((one) => one.shelfKey));
  return placed
    .filter((_, at) => out.has(at))
    .map(({ scanId, copyId }) => ({ kind: 'fora_de_ordem', scanId, copyId }));
}
