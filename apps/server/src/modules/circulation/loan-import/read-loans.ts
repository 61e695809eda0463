import type { SheetFault } from '@estante/contract';
import { fold, readSheet, readSheetDay, type Fault, type SheetRow } from '../sheets/index.ts';

/** A line that can be understood; the people and things it names are looked up later. */
export interface LoanLine {
  readonly line: number;
  readonly barcode: string;
  readonly username: string;
  readonly lentOn: string;
  readonly dueOn: string;
  readonly renewals: number;
  /** Day of the return; null: it is still out. */
  readonly returnedOn: string | null;
  /** Folded code, where several copies bear one bar code; '' where it was not said. */
  readonly library: string;
}

export interface LoanSheet {
  readonly read: number;
  readonly lines: readonly LoanLine[];
  readonly faults: readonly Fault<SheetFault>[];
}

const columns = {
  codigo_barras: ['codigobarras', 'codigodebarras', 'barcode'],
  usuario: ['usuario', 'username', 'login', 'matricula'],
  emprestado_em: ['emprestadoem', 'dataemprestimo', 'lenton'],
  vence_em: ['venceem', 'devolverate', 'dataprevista', 'dueon'],
  renovacoes: ['renovacoes', 'renewals'],
  devolvido_em: ['devolvidoem', 'datadevolucao', 'returnedon'],
  biblioteca: ['biblioteca', 'unidade', 'library'],
} as const;
type Column = keyof typeof columns;

const mostLines = 20_000;

export function readLoans(
  bytes: Uint8Array,
  today: string,
  foldUsername: (typed: string) => string,
): LoanSheet {
  const required = ['codigo_barras', 'usuario', 'emprestado_em', 'vence_em'] as const;
  const sheet = readSheet(bytes, { columns, required: [...required] });
  if (sheet.kind === 'faults') return { read: 0, lines: [], faults: sheet.faults };
  if (sheet.rows.length > mostLines) {
    return { read: 0, lines: [], faults: [{ line: 1, column: '', reason: 'linhas-demais' }] };
  }
  const faults: Fault<SheetFault>[] = [...sheet.faults];
  const lines: LoanLine[] = [];
  for (const row of sheet.rows) {
    const wrong = faultsOf(row, today);
    faults.push(...wrong.map((one) => ({ line: row.line, ...one })));
    if (wrong.length === 0) lines.push(lineOf(row, foldUsername));
  }
  return { read: sheet.rows.length + sheet.faults.length, lines, faults };
}

type LineFault = Omit<Fault<SheetFault>, 'line'>;

function faultsOf({ cell }: SheetRow<Column>, today: string): LineFault[] {
  const wrong: LineFault[] = [];
  const check = (column: Column, isWrong: boolean, reason: SheetFault) => {
    if (isWrong) wrong.push({ column, reason, value: cell(column) });
  };
  for (const column of ['codigo_barras', 'usuario', 'emprestado_em', 'vence_em'] as const) {
    check(column, cell(column) === '', 'campo-vazio');
    check(column, cell(column).length > 200, 'texto-longo');
  }
  for (const column of ['emprestado_em', 'vence_em', 'devolvido_em'] as const) {
    check(column, cell(column) !== '' && readSheetDay(cell(column)) === null, 'data-invalida');
  }
  const [lent, due, returned] = [
    readSheetDay(cell('emprestado_em')),
    readSheetDay(cell('vence_em')),
    readSheetDay(cell('devolvido_em')),
  ];
  check('emprestado_em', lent !== null && lent > today, 'data-futura');
  check('devolvido_em', returned !== null && returned > today, 'data-futura');
  check('vence_em', lent !== null && due !== null && due < lent, 'datas-invertidas');
  check('devolvido_em', lent !== null && returned !== null && returned < lent, 'datas-invertidas');
  check('renovacoes', !/^\d{0,2}$/.test(cell('renovacoes')), 'numero-invalido');
  return wrong;
}

function lineOf(
  { line, cell }: SheetRow<Column>,
  foldUsername: (typed: string) => string,
): LoanLine {
  return {
    line,
    barcode: cell('codigo_barras'),
    username: foldUsername(cell('usuario')),
    lentOn: readSheetDay(cell('emprestado_em')) ?? '',
    dueOn: readSheetDay(cell('vence_em')) ?? '',
    renewals: Number(cell('renovacoes')),
    returnedOn: readSheetDay(cell('devolvido_em')),
    library: fold(cell('biblioteca')),
  };
}
