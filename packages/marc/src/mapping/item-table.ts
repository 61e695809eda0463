import { copyOf } from './item-places.ts';
import { saidBy } from './copy-states.ts';
import { clean, sentence } from './text.ts';
import { dataOf, firstOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { CopyData } from '../holdings.ts';
import type { DataField } from '../record.ts';

/** Facts of a copy that a table may tell, as calls name them. */
export const itemColumns = [
  'biblioteca',
  'codigo_barras',
  'numero_chamada',
  'volume',
  'exemplar',
  'tipo_emprestimo',
  'colecao',
  'localizacao',
  'data_aquisicao',
  'devolucao_prevista',
  'situacao',
  'nota',
] as const;
type Column = (typeof itemColumns)[number];

interface ItemRule {
  readonly tag: string;
  readonly column: Column;
  readonly codes: string;
}

/** Rules that say in which subfields which fact of a copy stands: a profile of one's own. Plain data. */
export type ItemTable = readonly ItemRule[];

const pattern = /^([0-9A-Za-z]{3})\s+([a-z_]+)\s+([0-9a-z]+)$/u;

/**
 * A table as people write it, a rule a line: field, what it says, subfields. The field of the first
 * rule has the items, one in each; what another says is of all of them. # begins a remark.
 * The line that is no rule, where there is one; 0 where the table has none for a bar code or a library.
 */
export function readItemTable(text: string): ItemTable | { readonly wrongLine: number } {
  const rules: ItemRule[] = [];
  for (const [at, line] of text.split(/\r?\n/u).entries()) {
    const said = line.replace(/#.*$/u, '').trim();
    if (said === '') continue;
    const [, tag, name, codes] = pattern.exec(said) ?? [];
    const column = itemColumns.find((one) => one === name);
    if (!tag || !codes || !column) return { wrongLine: at + 1 };
    rules.push({ tag, column, codes });
  }
  return rules.some(isMark(rules[0]?.tag)) ? rules : { wrongLine: 0 };
}

/** Makes the test for rules that read a bar code or library of an item: a field with neither is no item. */
function isMark(itemTag: string | undefined) {
  return ({ tag, column }: ItemRule) =>
    tag === itemTag && (column === 'codigo_barras' || column === 'biblioteca');
}

/** The copies of a record by a table of one's own. */
export function readByTable(fields: TaggedFields, table: ItemTable): CopyData[] {
  const itemTag = table[0]?.tag ?? '';
  const marks = table.filter(isMark(itemTag));
  return fields
    .data(itemTag)
    .filter((field) => marks.some(({ codes }) => firstOf(field, codes).trim() !== ''))
    .map((field) => readCopy(fields, field, table));
}

function readCopy(fields: TaggedFields, item: DataField, table: ItemTable): CopyData {
  const say = (column: Column) => saidIn(fields, item, table, column);
  return copyOf(
    {
      library: say('biblioteca'),
      barcode: say('codigo_barras'),
      callNumber: say('numero_chamada'),
      volume: say('volume'),
      copyNumber: say('exemplar'),
      loanType: say('tipo_emprestimo'),
      collection: say('colecao'),
      location: say('localizacao'),
      acquired: say('data_aquisicao'),
      due: say('devolucao_prevista'),
      note: sentence(say('nota')),
    },
    saidBy(say('situacao')),
  );
}

/** Reads the text that the first rule for the column finds; '' where none finds any. */
function saidIn(fields: TaggedFields, item: DataField, table: ItemTable, column: Column): string {
  for (const rule of table) {
    if (rule.column !== column) continue;
    const field = rule.tag === item.tag ? item : dataOf(fields, [rule.tag])[0];
    const value =
      column === 'numero_chamada' ? joined(field, rule.codes) : firstOf(field, rule.codes);
    if (value.trim() !== '') return value;
  }
  return '';
}

/** Class, Cutter and volume are one call number. */
function joined(field: DataField | undefined, codes: string): string {
  return codes
    .split('')
    .map((code) => clean(firstOf(field, code)))
    .filter(Boolean)
    .join(' ');
}
