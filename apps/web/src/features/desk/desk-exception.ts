import type { CirculationRefusal } from '@estante/contract';
import { overridableMotives } from '@estante/contract/plain';

/** Refused act that may be done in spite of the refusal. */
export interface DeskException {
  readonly act: 'lend' | 'renew' | 'hold';
  readonly title: string;
  /** Name of the reader it is made for. */
  readonly name: string;
  readonly reasons: readonly CirculationRefusal[];
  /** Centavos of overdue fines that would be waived. */
  readonly forgiven: number;
  /** Carries out the act, with a written reason; throws on failure. */
  readonly go: (justificativa: string) => Promise<void>;
}

/** Writes an exception as the calls of the desk take it: motives and justification. */
export const exceptionOf = (reasons: readonly CirculationRefusal[], justificativa: string) => ({
  motivos: reasons.map(({ motivo }) => motivo),
  justificativa,
});

/**
 * Whether all of the reasons may be overridden: a copy that another reader has, or that no rule covers, may
 * not.
 */
export const isOverridable = (reasons: readonly CirculationRefusal[]): boolean =>
  reasons.length > 0 && reasons.every(({ motivo }) => overridableMotives.includes(motivo));
