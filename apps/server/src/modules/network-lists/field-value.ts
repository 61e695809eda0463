import { webAddress, type ListField, type SheetFault } from '@estante/contract';
import { z } from 'zod';
import { sheets } from '../circulation/index.ts';
import { storedChoices } from './list-table.ts';
import { readReadings, type ReadingLine } from './readings.ts';

/** Numbers of entries of other lists by their codes. */
export type References = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Fault of a value in a field of an entry; null where it can be so. */
export function faultOf(
  field: ListField,
  value: string,
  references: References,
): SheetFault | null {
  if (value === '') return field.isRequired ? 'campo-vazio' : null;
  return faultOfGiven(field, value, references);
}

function faultOfGiven(field: ListField, value: string, references: References): SheetFault | null {
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

/** A value without fault as the column of its field has it. */
export function stored(field: ListField, value: string, references: References): unknown {
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

/** Lines of the readings that a value lists; none where one is wrong. */
export function readingsIn(value: string): readonly ReadingLine[] {
  const read = readReadings(value);
  return 'readings' in read ? read.readings : [];
}

/**
 * The part of a value that is wrong: of the lines of a plan the first that is no reading, else the
 * whole.
 */
export function wrongPart(field: ListField, value: string): string {
  const read = field.kind === 'readings' ? readReadings(value) : null;
  return read && 'wrong' in read ? read.wrong : value;
}
