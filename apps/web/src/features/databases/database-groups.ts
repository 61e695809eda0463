import type { Output } from '../../api/api.ts';
import type { DatabaseView } from './database-address.ts';

export type Database = Output<'listDatabases'>[number];

export interface DatabaseGroup {
  /** Name of the group: an area, or a letter; '#' for names that begin with none. */
  readonly name: string;
  readonly databases: readonly Database[];
}

/** Groups the databases that match the text and area, by name; the order within a group is kept. */
export function groupDatabases(
  databases: readonly Database[],
  { text, area, grouping }: DatabaseView,
  language: string,
): DatabaseGroup[] {
  const words = fold(text).split(' ').filter(Boolean);
  const shown = databases.filter(
    (one) =>
      (area === '' || one.area === area) && words.every((word) => textOf(one).includes(` ${word}`)),
  );
  const nameOf = (one: Database) => (grouping === 'area' ? one.nome_area : initial(one.nome));
  const names = [...new Set(shown.map(nameOf))];
  const { compare } = new Intl.Collator(language);
  return names
    .sort(compare)
    .map((name) => ({ name, databases: shown.filter((one) => nameOf(one) === name) }));
}

/** Area of databases: its code in addresses, and its name in the reader's language. */
export interface Area {
  readonly area: string;
  readonly name: string;
}

/** Lists the areas by name, each once. */
export function areasOf(databases: readonly Database[], language: string): Area[] {
  const { compare } = new Intl.Collator(language);
  const names = new Map(databases.map(({ area, nome_area }) => [area, nome_area]));
  return [...names].map(([area, name]) => ({ area, name })).sort((a, b) => compare(a.name, b.name));
}

/** Text to search in; a space before each word lets typed text match at the start of words. */
function textOf({ nome, nome_completo, nome_area, descricao }: Database): string {
  return ` ${fold([nome, nome_completo, nome_area, descricao].join(' '))}`;
}

function initial(name: string): string {
  const letter = fold(name).charAt(0).toUpperCase();
  return /\p{L}/u.test(letter) ? letter : '#';
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
