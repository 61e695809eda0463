/** A movement of the account, as the bank's file has it. */
export interface StatementLine {
  /** Line of the file on which it begins, from 1. */
  readonly line: number;
  /** Number by which it is known in whichever file it comes. */
  readonly bankNumber: string;
  /** YYYY-MM-DD. */
  readonly paidOn: string;
  /** Centavos; what went out is below zero. */
  readonly amount: number;
  readonly memo: string;
  /** Texts that may be the mark of a debt, the likeliest first. */
  readonly txids: readonly string[];
}

export type StatementProblem =
  | 'empty'
  | 'not-a-statement'
  | 'too-long'
  | 'date'
  | 'amount'
  | 'no-number'
  | 'unclosed'
  | 'entity'
  | 'columns'
  | 'quotes'
  | 'cells';

/** Error that tells why, and where, the file cannot be read. */
export class StatementError extends Error {
  readonly line: number;
  readonly problem: StatementProblem;
  constructor(line: number, problem: StatementProblem) {
    super(`line ${line}: ${problem}`);
    this.line = line;
    this.problem = problem;
  }
}

/** Most lines of one file. */
export const mostLines = 5000;

/** Words that look like the marks we give: 20 digits and capitals of base 32, in any case. */
export function marksIn(...texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.toUpperCase().match(/[0-9A-Z]+/g) ?? []);
  return words.filter((word) => word.length === 20);
}
