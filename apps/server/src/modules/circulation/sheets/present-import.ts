import type { Language, SheetFault } from '@estante/contract';
import { translatorFor, type Translate } from '@estante/phrases';
import type { Fault } from './read-sheet.ts';

/** Lines of a file, counted by what became of them. */
export interface Outcome {
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly faults: readonly Fault<SheetFault>[];
}

/** Number of lines by what became of them; several faults of a line are one line refused. */
export function countsOf({ read, added, changed, unchanged, faults }: Outcome) {
  const refused = new Set(faults.map(({ line }) => line)).size;
  return { read, added, changed, unchanged, refused };
}

/** Faults that are told at most; the count says how many there are. */
const mostTold = 500;

export function presentImport(outcome: Outcome, isDryRun: boolean, language: Language) {
  const t = translatorFor(language);
  const { faults } = outcome;
  const {
    read: lidas,
    added: novas,
    changed: mudadas,
    unchanged: iguais,
    refused,
  } = countsOf(outcome);
  return {
    simulacao: isDryRun,
    lidas,
    novas,
    mudadas,
    iguais,
    recusadas: refused,
    erros: faults
      .toSorted((one, other) => one.line - other.line)
      .slice(0, mostTold)
      .map((fault) => presentFault(fault, t)),
  };
}

/** Most characters of a value that are told: a cell may hold much. */
const longestValue = 100;

function presentFault({ line, column, reason, value = '' }: Fault<SheetFault>, t: Translate) {
  const valor = Array.from(value).slice(0, longestValue).join('');
  return {
    linha: line,
    coluna: column,
    codigo: reason,
    valor,
    mensagem: t(`sheets.faults.${reason}`, { column, value: valor }),
  };
}
