import type { SheetFault } from '@estante/contract';
import { z } from 'zod';
import { codesIn, idsIn, type IdsByCode } from './codes.ts';
import type { KnownStudies } from './study-repository.ts';
import { fold, readSheet, readSheetDay, type Fault, type SheetRow } from '../sheets/index.ts';

/** A line that says all it must. Null: the field was blank. */
export interface PatronLine {
  readonly line: number;
  readonly username: string;
  readonly name: string;
  readonly emails: readonly string[] | null;
  readonly libraryId: number;
  readonly categoryId: number | null;
  readonly validUntil: string | null;
  readonly role: 'patron' | 'teacher' | null;
  /** Ids in order. */
  readonly courses: readonly number[] | null;
  readonly disciplines: readonly number[] | null;
  readonly professors: readonly number[] | null;
}

/** Ids of libraries and categories by their folded codes; of what is studied by theirs. */
export interface KnownCodes extends KnownStudies {
  readonly libraries: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<string, number>;
}

export interface PatronSheet {
  readonly read: number;
  readonly lines: readonly PatronLine[];
  readonly faults: readonly Fault<SheetFault>[];
}

const columns = {
  usuario: ['usuario', 'username', 'login', 'matricula'],
  nome: ['nome', 'name'],
  emails: ['emails', 'email'],
  unidade: ['unidade', 'biblioteca', 'library'],
  categoria: ['categoria', 'category'],
  validade: ['validade', 'validuntil'],
  papel: ['papel', 'role'],
  cursos: ['cursos', 'curso', 'courses', 'course'],
  disciplinas: ['disciplinas', 'disciplina', 'disciplines'],
  professor: ['professor', 'codigoprofessor', 'professorcode'],
} as const;
type Column = keyof typeof columns;

const roles: Readonly<Record<string, 'patron' | 'teacher'>> = {
  leitor: 'patron',
  patron: 'patron',
  professor: 'teacher',
  docente: 'teacher',
  teacher: 'teacher',
};

const mostLines = 50_000;
const isEmail = (text: string) => z.email().max(254).safeParse(text).success;

export function readPatrons(
  bytes: Uint8Array,
  known: KnownCodes,
  foldUsername: (typed: string) => string,
): PatronSheet {
  const sheet = readSheet(bytes, { columns, required: ['usuario', 'nome', 'unidade'] });
  if (sheet.kind === 'faults') return { read: 0, lines: [], faults: sheet.faults };
  if (sheet.rows.length > mostLines) {
    return { read: 0, lines: [], faults: [{ line: 1, column: '', reason: 'linhas-demais' }] };
  }
  const faults: Fault<SheetFault>[] = [...sheet.faults];
  const lines: PatronLine[] = [];
  const seen = new Set<string>();
  for (const row of sheet.rows) {
    const username = foldUsername(row.cell('usuario'));
    const wrong = faultsOf(row, known);
    if (seen.has(username))
      wrong.push({ column: 'usuario', reason: 'usuario-repetido', value: username });
    seen.add(username);
    faults.push(...wrong.map((one) => ({ line: row.line, ...one })));
    if (wrong.length === 0) lines.push(lineOf(row, username, known));
  }
  return { read: sheet.rows.length + sheet.faults.length, lines, faults };
}

/** The fields of a patron, typed on a page: '' where nothing was. */
export type PatronCells = Readonly<Record<Column, string>>;
export type WrongCell = Omit<Fault<SheetFault>, 'line'>;

/** Reads the fields typed on a page, held to all that a line of a file is held to. */
export function readPatron(
  cells: PatronCells,
  known: KnownCodes,
  foldUsername: (typed: string) => string,
): { readonly line: PatronLine } | { readonly wrong: readonly WrongCell[] } {
  const row = { line: 1, cell: (column: Column) => cells[column].trim() };
  const wrong = faultsOf(row, known);
  if (wrong.length > 0) return { wrong };
  return { line: lineOf(row, foldUsername(cells.usuario), known) };
}

function faultsOf({ cell }: SheetRow<Column>, known: KnownCodes): WrongCell[] {
  const { libraries, categories } = known;
  const wrong: WrongCell[] = [];
  const check = (column: Column, isWrong: boolean, reason: SheetFault) => {
    if (isWrong) wrong.push({ column, reason, value: cell(column) });
  };
  for (const column of ['usuario', 'nome', 'unidade'] as const) {
    check(column, cell(column) === '', 'campo-vazio');
    check(column, cell(column).length > 200, 'texto-longo');
  }
  const { unidade, categoria, validade, papel } = {
    unidade: cell('unidade'),
    categoria: cell('categoria'),
    validade: cell('validade'),
    papel: cell('papel'),
  };
  check('unidade', unidade !== '' && !libraries.has(fold(unidade)), 'biblioteca-desconhecida');
  check(
    'categoria',
    categoria !== '' && !categories.has(fold(categoria)),
    'categoria-desconhecida',
  );
  check('validade', validade !== '' && readSheetDay(validade) === null, 'data-invalida');
  check('papel', papel !== '' && !(fold(papel) in roles), 'papel-desconhecido');
  const checkEach = (column: Column, values: readonly string[], reason: SheetFault) => {
    if (values.length > 0) wrong.push({ column, reason, value: values.join(', ') });
  };
  const malformed = emailsIn(cell('emails')).filter((one) => !isEmail(one));
  checkEach('emails', malformed, 'email-invalido');
  checkEach('cursos', unknownIn(cell('cursos'), known.courses), 'curso-desconhecido');
  const disciplines = unknownIn(cell('disciplinas'), known.disciplines);
  checkEach('disciplinas', disciplines, 'disciplina-desconhecida');
  checkEach('professor', unknownIn(cell('professor'), known.professors), 'professor-desconhecido');
  return wrong;
}

function unknownIn(cell: string, known: IdsByCode): readonly string[] {
  return codesIn(cell)?.filter((code) => !known.has(code)) ?? [];
}

function emailsIn(text: string): string[] {
  return [...new Set(text.split(/[;,\s]+/).filter((one) => one !== ''))];
}

function lineOf(row: SheetRow<Column>, username: string, known: KnownCodes): PatronLine {
  const { line, cell } = row;
  const emails = emailsIn(cell('emails'));
  return {
    line,
    username,
    name: cell('nome'),
    emails: emails.length === 0 ? null : emails,
    libraryId: known.libraries.get(fold(cell('unidade'))) ?? 0,
    categoryId: known.categories.get(fold(cell('categoria'))) ?? null,
    validUntil: readSheetDay(cell('validade')),
    role: roles[fold(cell('papel'))] ?? null,
    courses: idsIn(cell('cursos'), known.courses),
    disciplines: idsIn(cell('disciplinas'), known.disciplines),
    professors: idsIn(cell('professor'), known.professors),
  };
}
