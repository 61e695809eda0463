import { staffPageSize } from '@estante/contract';
import { presentUnit, type Unit } from './unit.ts';

interface Counted<State> {
  readonly situacao: State;
  readonly total: number;
}

interface StaffListFacts<State> {
  /** Null: those of all. */
  readonly unit: Unit | null;
  readonly pagina: number;
  /** The state asked for; undefined for any. */
  readonly situacao: State | undefined;
  /** Of each state. */
  readonly contagem: Counted<State>[];
}

/** What each list of the staff area says of itself. */
export function presentStaffList<State>(facts: StaffListFacts<State>) {
  const { unit, pagina, situacao, contagem } = facts;
  const asked = contagem.filter((one) => situacao === undefined || one.situacao === situacao);
  return {
    total: asked.reduce((sum, { total }) => sum + total, 0),
    pagina,
    quantidade: staffPageSize,
    unidade: presentUnit(unit),
    contagem,
  };
}
