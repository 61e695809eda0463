import type { Language, SheetFault } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import type { Fault } from './read-sheet.ts';

/** What became of the lines of a file. */
export interface Outcome {
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly faults: readonly Fault<SheetFault>[];
}

/** So many faults are told; the count says how many there are. */
const mostTold = 500;

export function presentImport(outcome: Outcome, isDryRun: boolean, language: Language) {
  const t = translatorFor(language);
  const { read: lidas, added: novas, changed: mudadas, unchanged: iguais, faults } = outcome;
  const lines = new Set(faults.map(({ line }) => line));
  return {
    simulacao: isDryRun,
    lidas,
    novas,
    mudadas,
    iguais,
    recusadas: lines.size,
    erros: faults
      .toSorted((one, other) => one.line - other.line)
      .slice(0, mostTold)
      .map(({ line, column, reason }) => ({
        linha: line,
        coluna: column,
        codigo: reason,
        mensagem: t(`sheets.faults.${reason}`, { column }),
      })),
  };
}
