import type { CirculationRefusal } from '@estante/contract';
import { overridableMotives } from '@estante/contract/plain';

/** Something that was refused, and may be done in spite of it. */
export interface DeskException {
  readonly act: 'lend' | 'renew' | 'hold';
  readonly title: string;
  /** Name of whom it is made for. */
  readonly name: string;
  readonly reasons: readonly CirculationRefusal[];
  /** Centavos of lateness that would not be charged any more. */
  readonly forgiven: number;
  /** Does it, with a written reason; what fails is thrown. */
  readonly go: (justificativa: string) => Promise<void>;
}

/** Exception as the calls of the desk take it: motives and justification. */
export const exceptionOf = (reasons: readonly CirculationRefusal[], justificativa: string) => ({
  motivos: reasons.map(({ motivo }) => motivo),
  justificativa,
});

/** Whether all of the reasons may be overridden: that a copy is somebody else's, or has no rule, may not. */
export const isOverridable = (reasons: readonly CirculationRefusal[]): boolean =>
  reasons.length > 0 && reasons.every(({ motivo }) => overridableMotives.includes(motivo));
