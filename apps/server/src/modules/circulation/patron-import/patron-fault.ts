import type { SheetFault } from '@estante/contract';
import type { Fault } from '../sheets/index.ts';
import type { KnownPatron } from './known-patron-repository.ts';
import type { PatronLine } from './read-patrons.ts';

/** Rows that the transaction holds or has read, by which a line is judged. */
export interface HeldRows {
  /** Person whom each professor is; null: nobody yet. */
  readonly professors: ReadonlyMap<number, number | null>;
  /** People whom the asker may not change. */
  readonly readOnly: ReadonlySet<number>;
  /** Libraries whose readers the asker may write. */
  readonly libraries: ReadonlySet<number>;
}

/**
 * Fault of a line that may not be written, else null: another unit's readers are not written, staff are no
 * patrons to be changed by a file, and a link that has ended stays so.
 */
export function faultOf(
  known: KnownPatron | undefined,
  { line, username, libraryId, professors }: PatronLine,
  held: HeldRows,
): Fault<SheetFault> | null {
  const column = 'usuario';
  const value = username;
  if (known && !held.libraries.has(known.libraryId)) {
    return { line, column, reason: 'usuario-de-outra-unidade', value };
  }
  if (!held.libraries.has(libraryId)) {
    return { line, column: 'unidade', reason: 'biblioteca-de-outra-unidade' };
  }
  if (known?.hasEnded) return { line, column, reason: 'vinculo-encerrado', value };
  const isOfStaff = known?.role === 'staff' || known?.role === 'administrator';
  if (isOfStaff || (known && held.readOnly.has(known.personId))) {
    return { line, column, reason: 'usuario-da-equipe', value };
  }
  const isAnothers = professors?.some(
    (id) => (held.professors.get(id) ?? known?.personId) !== known?.personId,
  );
  return isAnothers ? { line, column: 'professor', reason: 'professor-de-outra-pessoa' } : null;
}
