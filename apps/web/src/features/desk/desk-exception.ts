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

/** What the call is sent. */
export const exceptionOf = (reasons: readonly CirculationRefusal[], justificativa: string) => ({
  motivos: reasons.map(({ motivo }) => motivo),
  justificativa,
});

/** Whether all that was refused may be gone on with: what is somebody else's, or has no rule, stays. */
export const isOverridable = (reasons: readonly CirculationRefusal[]): boolean =>
  reasons.length > 0 && reasons.every(({ motivo }) => overridableMotives.includes(motivo));
