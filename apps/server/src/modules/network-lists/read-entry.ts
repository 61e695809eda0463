import { shapeOf, type ListValues, type NetworkList, type SheetFault } from '@estante/contract';
import { faultOf, stored, readingsIn, wrongPart, type References } from './field-value.ts';
import { columnOf } from './list-table.ts';
import type { ReadingLine } from './readings.ts';

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
    const reason = faultOf(field, value, references);
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
