import type { CopyState, SaidCopyState } from '@estante/contract';
import type { CopyRow } from './copy-rows.ts';

/** States of a copy, as the contract says them. */
export const stateNames = {
  available: 'na_estante',
  reference: 'consulta_local',
  'in-processing': 'em_preparo',
  'on-loan': 'emprestado',
  'claimed-returned': 'devolucao_alegada',
  held: 'reservado',
  'in-transit': 'em_transito',
  lost: 'perdido',
  damaged: 'danificado',
  withdrawn: 'baixado',
} as const satisfies Readonly<Record<CopyRow['state'], CopyState>>;

const standing = ['na_estante', 'consulta_local', 'em_preparo', 'danificado'] as const;

/** States that staff can say of a copy as it is now: the moves of `circulation/copies` by their words. */
export function sayable(
  copy: Pick<CopyRow, 'state' | 'circulation_status'>,
): readonly SaidCopyState[] {
  switch (copy.circulation_status) {
    case 'on-loan':
      return ['devolucao_alegada'];
    case 'claimed-returned':
      return ['emprestado'];
    case 'held':
    case 'in-transit':
      // It is not where it should be.
      return ['perdido'];
    case 'lost':
      return [...standing, 'baixado'];
    case null:
      break;
  }
  const now = stateNames[copy.state];
  const said: readonly SaidCopyState[] = [...standing, 'perdido', 'baixado'];
  // A copy out of the collection cannot be lost.
  return said.filter((one) => one !== now && (now !== 'baixado' || one !== 'perdido'));
}
