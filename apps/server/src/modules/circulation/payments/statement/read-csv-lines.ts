import { readCsv, type CsvRow } from '../../sheets/index.ts';
import { readAmount, readDay } from './read-values.ts';
import { marksIn, mostLines, StatementError, type StatementLine } from './statement-line.ts';

/** Columns by the names banks give them, folded. */
const columnNames = {
  day: ['data', 'date', 'data lancamento', 'data do lancamento', 'data movimento'],
  amount: ['valor', 'amount', 'value', 'valor (r$)'],
  memo: ['descricao', 'historico', 'description', 'memo', 'lancamento'],
  txid: ['txid', 'identificador pix', 'id pix'],
  direction: [
    'd/c',
    'c/d',
    'dc',
    'debito/credito',
    'credito/debito',
    'natureza',
    'tipo',
    'tipo de lancamento',
  ],
  number: ['documento', 'identificador', 'id', 'numero', 'numero do documento', 'document'],
} as const;

type Column = keyof typeof columnNames;

/** Words in the column of the direction, folded, that say that money went out. */
const out = /^(d|deb|debito|debit|saida|-)$/;

/** CSV with a line of names: day and amount are needed. @throws StatementError */
export function readCsvLines(file: string): StatementLine[] {
  const csv = readCsv(file);
  if (csv.kind === 'quotes') throw new StatementError(csv.line, 'quotes');
  const [head, ...rows] = csv.rows;
  if (!head) throw new StatementError(1, 'empty');
  const over = rows[mostLines];
  if (over) throw new StatementError(over.line, 'too-long');
  const at = columnsOf(head);
  if (at.day === -1 || at.amount === -1) throw new StatementError(head.line, 'columns');
  const seen = new Map<string, number>();
  return rows.map((row) => statementLine(row, at, seen));
}

function statementLine(
  { line, cells, isTooLong }: CsvRow,
  at: Readonly<Record<Column, number>>,
  seen: Map<string, number>,
): StatementLine {
  if (isTooLong) throw new StatementError(line, 'cells');
  const cell = (column: Column) => cells[at[column]]?.trim() ?? '';
  const paidOn = readDay(cell('day'));
  if (paidOn === null) throw new StatementError(line, 'date');
  const said = readAmount(cell('amount'));
  if (said === null) throw new StatementError(line, 'amount');
  // Some banks write amounts without a sign, and beside them which way the money went.
  const amount = said > 0 && out.test(fold(cell('direction'))) ? -said : said;
  const memo = cell('memo');
  const told = [cell('number'), paidOn, amount, cell('txid'), memo].join('|').slice(0, 480);
  // Two payments may be alike in all that is told of them.
  const times = (seen.get(told) ?? 0) + 1;
  seen.set(told, times);
  const txid = cell('txid').toUpperCase();
  return {
    line,
    bankNumber: `csv|${told}|${times}`,
    paidOn,
    amount,
    memo: memo.slice(0, 500),
    txids: [...(txid === '' ? [] : [txid]), ...marksIn(memo, cell('number'))],
  };
}

function columnsOf({ cells }: CsvRow): Readonly<Record<Column, number>> {
  const names = cells.map(fold);
  const find = (column: Column) =>
    names.findIndex((name) => (columnNames[column] as readonly string[]).includes(name));
  return {
    day: find('day'),
    amount: find('amount'),
    memo: find('memo'),
    txid: find('txid'),
    direction: find('direction'),
    number: find('number'),
  };
}

function fold(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}
