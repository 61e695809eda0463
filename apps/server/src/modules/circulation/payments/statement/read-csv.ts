import { readAmount, readDay } from './read-values.ts';
import { marksIn, mostLines, StatementError, type StatementLine } from './statement-line.ts';

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Columns by the names banks give them, folded. */
const columnNames = {
  day: ['data', 'date', 'data lancamento', 'data do lancamento', 'data movimento'],
  amount: ['valor', 'amount', 'value', 'valor (r$)'],
  memo: ['descricao', 'historico', 'description', 'memo', 'lancamento'],
  txid: ['txid', 'identificador pix', 'id pix'],
  number: ['documento', 'identificador', 'id', 'numero', 'numero do documento', 'document'],
} as const;

type Column = keyof typeof columnNames;

/** CSV with a line of names: day and amount are needed. @throws StatementError */
export function readCsv(file: string): StatementLine[] {
  const [head, ...rows] = rowsOf(file, separatorOf(file));
  if (!head) throw new StatementError(1, 'empty');
  const at = columnsOf(head);
  if (at.day === -1 || at.amount === -1) throw new StatementError(head.line, 'columns');
  const seen = new Map<string, number>();
  return rows.map((row) => statementLine(row, at, seen));
}

function statementLine(
  { line, cells }: Row,
  at: Readonly<Record<Column, number>>,
  seen: Map<string, number>,
): StatementLine {
  const cell = (column: Column) => cells[at[column]]?.trim() ?? '';
  const paidOn = readDay(cell('day'));
  if (paidOn === null) throw new StatementError(line, 'date');
  const amount = readAmount(cell('amount'));
  if (amount === null) throw new StatementError(line, 'amount');
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

function columnsOf({ cells }: Row): Readonly<Record<Column, number>> {
  const names = cells.map(fold);
  const find = (column: Column) =>
    names.findIndex((name) => (columnNames[column] as readonly string[]).includes(name));
  return {
    day: find('day'),
    amount: find('amount'),
    memo: find('memo'),
    txid: find('txid'),
    number: find('number'),
  };
}

function fold(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}

/** The sign that parts most cells of the first line. */
function separatorOf(file: string): string {
  const [head = ''] = file.split('\n', 1);
  const counts = [';', ',', '\t'].map((sign) => [sign, head.split(sign).length] as const);
  return counts.toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? ';';
}

/** Rows of RFC 4180, those without any text left out. */
function rowsOf(file: string, separator: string): Row[] {
  const rows: Row[] = [];
  let row: { line: number; cells: string[] } = { line: 1, cells: [] };
  let line = 1;
  let cell = '';
  const endRow = () => {
    row.cells.push(cell);
    if (row.cells.some((text) => text.trim() !== '')) rows.push(row);
    if (rows.length > mostLines + 1) throw new StatementError(line, 'too-long');
    cell = '';
  };
  for (let at = 0; at < file.length; at++) {
    const sign = file.charAt(at);
    if (sign === '"' && cell.trim() === '') {
      const quoted = quotedFrom(file, at, line);
      cell = quoted.text;
      line += quoted.breaks;
      at = quoted.end;
    } else if (sign === separator) {
      row.cells.push(cell);
      cell = '';
    } else if (sign === '\n') {
      endRow();
      line += 1;
      row = { line, cells: [] };
    } else if (sign !== '\r') {
      cell += sign;
    }
  }
  endRow();
  return rows;
}

/** What stands in quotes from here, where it ends, and the line breaks in it. */
function quotedFrom(file: string, start: number, line: number) {
  for (let end = file.indexOf('"', start + 1); end !== -1; end = file.indexOf('"', end + 1)) {
    if (file.charAt(end + 1) !== '"') {
      const text = file.slice(start + 1, end).replaceAll('""', '"');
      return { text, end, breaks: text.split('\n').length - 1 };
    }
    end += 1;
  }
  throw new StatementError(line, 'quotes');
}
