import {
  shapeOf,
  webAddress,
  type ListField,
  type ListValues,
  type NetworkList,
  type SheetFault,
} from '@estante/contract';
import { z } from 'zod';
import { sheets } from '../circulation/index.ts';
import { columnOf, storedChoices } from './list-table.ts';
import { readReadings, type ReadingLine } from './readings.ts';

/** Numbers of entries of other lists by their codes. */
export type References = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface EntryFault {
  readonly column: string;
  readonly reason: SheetFault;
  readonly value: string;
}

export type ReadEntry =
  | { readonly kind: 'faults'; readonly faults: readonly EntryFault[] }
  /** The row to write, by columns of the table; what a plan lists stands beside it. */
  | {
      readonly kind: 'row';
      readonly row: Readonly<Record<string, unknown>>;
      readonly readings: readonly ReadingLine[] | null;
    };

/** Reads an entry as its table has it, or tells each field that cannot be so. */
export function readEntry(
  list: NetworkList,
  values: ListValues,
  references: References,
): ReadEntry {
  const faults: EntryFault[] = [];
  const row: Record<string, unknown> = {};
  let readings: readonly ReadingLine[] | null = null;
  const sent: Readonly<Record<string, string | undefined>> = values;
  for (const field of shapeOf(list).fields) {
    const value = sent[field.name] ?? '';
    const reason =
      value === '' && field.isRequired
        ? ('campo-vazio' as const)
        : value === ''
          ? null
          : faultOf(field, value, references);
    if (reason) faults.push({ column: field.name, reason, value: wrongPart(field, value) });
    else if (field.kind === 'readings') readings = readingsIn(value);
    else row[columnOf(list, field.name)] = stored(field, value, references);
  }
  const { starts_on: start, ends_on: end } = row;
  if (typeof start === 'string' && typeof end === 'string' && start > end) {
    faults.push({ column: 'fim', reason: 'fim-antes-do-inicio', value: end });
  }
  return faults.length > 0 ? { kind: 'faults', faults } : { kind: 'row', row, readings };
}

function faultOf(field: ListField, value: string, references: References): SheetFault | null {
  switch (field.kind) {
    case 'text':
    case 'lines':
      return value.length > field.longest ? 'texto-longo' : null;
    case 'address':
      return value.length <= 1000 && isHttps(value) ? null : 'endereco-invalido';
    case 'email':
      return z.email().max(254).safeParse(value).success ? null : 'email-invalido';
    case 'number':
      return isBetween(value, field.least, field.most) ? null : 'numero-fora';
    case 'day':
      return sheets.readSheetDay(value) === null ? 'data-invalida' : null;
    case 'choice':
      return field.choices.includes(value) ? null : 'opcao-desconhecida';
    case 'reference':
      return meant(references, field.of, value) === undefined ? 'referencia-desconhecida' : null;
    case 'readings':
      return 'wrong' in readReadings(value) ? 'leitura-invalida' : null;
  }
}

function stored(field: ListField, value: string, references: References): unknown {
  switch (field.kind) {
    case 'text':
    case 'lines':
    case 'address':
    case 'email':
      return value;
    case 'number':
      return value === '' ? null : Number(value);
    case 'day':
      return sheets.readSheetDay(value);
    case 'choice':
      return storedChoices[value];
    case 'reference':
      return meant(references, field.of, value) ?? null;
    case 'readings':
      return readingsIn(value);
  }
}

/**
 * Number of the entry of a list that a code means: by the very code, else by its folded letters;
 * undefined for none.
 */
function meant(references: References, list: string, code: string): number | undefined {
  const codes = references.get(list);
  return codes?.get(code) ?? codes?.get(sheets.fold(code));
}

function isBetween(value: string, least: number, most: number): boolean {
  return /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most;
}

function isHttps(value: string): boolean {
  return value.startsWith('https://') && webAddress(value) !== null;
}

function readingsIn(value: string): readonly ReadingLine[] {
  const read = readReadings(value);
  return 'readings' in read ? read.readings : [];
}

/**
 * The part of a value that is wrong: of the lines of a plan the first that is no reading, else the
 * whole.
 */
function wrongPart(field: ListField, value: string): string {
  const read = field.kind === 'readings' ? readReadings(value) : null;
  return read && 'wrong' in read ? read.wrong : value;
}
