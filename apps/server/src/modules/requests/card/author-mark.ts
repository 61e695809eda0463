import { cutterTable } from './cutter-table.ts';

interface CutterRow {
  /** Name from which on the table gives the number, folded. */
  readonly from: string;
  readonly number: string;
}

let entries: readonly CutterRow[] | null = null;

/** Reads the table once it is asked for: twelve thousand entries. */
function table(): readonly CutterRow[] {
  entries ??= cutterTable
    .trim()
    .split(/[;\n]/)
    .map((entry) => {
      const [name = '', number = ''] = entry.split('=');
      return { from: fold(name), number };
    })
    .sort((one, other) => (one.from < other.from ? -1 : 1));
  return entries;
}

/** Letters without accents, and the comma between surname and names, which files before letters. */
function fold(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z,]/g, '');
}

const articles = /^(?:os?|as?|uma?s?|uns|the|an|el|l[ao]s?|une?|le|les|der|die|das|il|gli)\s+|^l'/i;

/**
 * Author mark: letter of the surname, its number by the table, and the first letter of the title past its article:
 * 'A848d' of Assis, 'Dom Casmurro'. '' where the surname has no letter of the table.
 */
export function authorMark(surname: string, names: string, title: string): string {
  const own = fold(surname.replaceAll(',', ''));
  const [initial] = own;
  if (initial === undefined) return '';
  const work = fold(title.trim().replace(articles, '').replaceAll(',', ''))[0] ?? '';
  return `${initial.toUpperCase()}${numberOf(`${own},${fold(names)}`)}${work}`;
}

/** The last entry that is filed before a name, or as it; of what is before all of its letter the first. */
function numberOf(name: string): string {
  const [initial = ''] = name;
  const ofLetter = table().filter(({ from }) => from.startsWith(initial));
  const found = ofLetter.findLast(({ from }) => from <= name) ?? ofLetter[0];
  return found?.number ?? '';
}
