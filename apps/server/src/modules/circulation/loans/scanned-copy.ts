import type { Language } from '@estante/contract';
import type { ScannedCopy } from './scan-repository.ts';

/** A bar code, and where it was read. */
export interface Scan {
  readonly barcode: string;
  readonly libraryId: number;
  /** Number of the one meant of the copies that bear it, where somebody has said. */
  readonly copyId?: number | undefined;
  /** Language in which the copy is described. */
  readonly language?: Language;
}

export type CopyChoice =
  | { readonly kind: 'one'; readonly copy: ScannedCopy }
  | { readonly kind: 'unknown' }
  /** Several bear it, and nothing says which is meant. */
  | { readonly kind: 'ambiguous'; readonly copies: readonly ScannedCopy[] };

/**
 * The copy that is meant: several may bear one bar code. What is withdrawn and not out is meant where no
 * other bears it; those of the library here go first.
 */
export function chooseCopy(candidates: readonly ScannedCopy[], scan: Scan): CopyChoice {
  const named = candidates.filter(({ id }) => scan.copyId === undefined || id === scan.copyId);
  const kept = named.filter(({ state, loanId }) => state !== 'withdrawn' || loanId !== null);
  const there = kept.length > 0 ? kept : named;
  const here = there.filter(({ libraryId }) => libraryId === scan.libraryId);
  const copies = here.length > 0 ? here : there;
  const [copy] = copies;
  if (!copy) return { kind: 'unknown' };
  return copies.length === 1 ? { kind: 'one', copy } : { kind: 'ambiguous', copies };
}
