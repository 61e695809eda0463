import { readFileSync } from 'node:fs';
import {
  characterSetNames,
  characterSetOf,
  itemColumns,
  itemProfileNames,
  readIsisTable,
  readItemTable,
  type CharacterSetName,
  type IsisTable,
  type ItemChoice,
} from '@estante/marc';
import type { Translate } from '@estante/phrases';
import { codeTables, listNames, type NamedCode } from '../modules/import/index.ts';
import { givenPath } from './given-path.ts';
import type { CoverArguments } from './import-covers.ts';
import {
  readOptions,
  wrong,
  type ReadResult,
  type Values as ValuesOf,
  type WrongUse,
} from './read-words.ts';

export interface ImportArguments {
  readonly files: readonly string[];
  readonly library: string | null;
  readonly mappedLibraries: ReadonlyMap<string, string>;
  readonly mappedCodes: readonly NamedCode[];
  readonly newLibraries: boolean;
  readonly source: string | null;
  readonly isDryRun: boolean;
  readonly charset?: CharacterSetName | undefined;
  readonly items?: ItemChoice | undefined;
  readonly isis?: 'marc' | 'lilacs' | IsisTable | undefined;
}

export interface UndoArguments {
  readonly importId: number;
  readonly isDryRun: boolean;
}

export type ImportCommand =
  | { readonly kind: 'covers'; readonly arguments: CoverArguments }
  | { readonly kind: 'undo'; readonly arguments: UndoArguments }
  | { readonly kind: 'files'; readonly arguments: ImportArguments };

const options = {
  library: { type: 'string', multiple: true },
  code: { type: 'string', multiple: true },
  'new-libraries': { type: 'boolean', default: false },
  source: { type: 'string' },
  charset: { type: 'string' },
  isis: { type: 'string' },
  items: { type: 'string' },
  undo: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
} as const;

/** The values of options, which are the same in every language. */
export function importHelp(t: Translate): string {
  return t('importing.help', {
    charsets: characterSetNames.join(', '),
    items: itemProfileNames.join(', '),
    columns: itemColumns.join(', '),
  });
}

export function readImportArguments(words: readonly string[]): ReadResult<ImportCommand> {
  const read = readOptions(words, options);
  if (read.kind === 'wrong') return read;
  const { values, positionals } = read.given;
  const isDryRun = values['dry-run'];
  if (values.undo !== undefined) return undoOf(values.undo, positionals, isDryRun);
  if (positionals.length === 0) return wrong((t) => t('importing.wrong.noFile'));
  const [first, ...others] = positionals;
  if (first === 'covers') return coversOf(others, values);
  return filesOf(positionals, values);
}

type Values = ValuesOf<typeof options>;

function coversOf([folder, ...more]: readonly string[], values: Values): ReadResult<ImportCommand> {
  if (folder === undefined || more.length > 0 || values.library || values.code) {
    return wrong((t) => t('importing.wrong.covers'));
  }
  const { 'dry-run': isDryRun } = values;
  const covers = { folder: givenPath(folder), source: sourceOf(values), isDryRun };
  return { kind: 'given', given: { kind: 'covers', arguments: covers } };
}

function sourceOf({ source }: Values): string | null {
  return source?.trim() || null;
}

function filesOf(files: readonly string[], values: Values): ReadResult<ImportCommand> {
  const charset = values.charset === undefined ? undefined : characterSetOf(values.charset);
  if (charset === null) {
    return wrong((t) => t('importing.wrong.charset', { name: values.charset ?? '' }));
  }
  const items = itemsOf(values.items);
  if (typeof items === 'object' && 'kind' in items) return items;
  const isis = isisOf(values.isis);
  if (typeof isis === 'object' && 'kind' in isis) return isis;
  const places = librariesOf(values.library ?? []);
  if (places === null) return wrong((t) => t('importing.wrong.libraries'));
  const codes = codesOf(values.code ?? []);
  if ('kind' in codes) return codes;
  return {
    kind: 'given',
    given: {
      kind: 'files',
      arguments: {
        files: files.map(givenPath),
        ...places,
        mappedCodes: codes,
        newLibraries: values['new-libraries'],
        source: sourceOf(values),
        isDryRun: values['dry-run'],
        charset,
        items,
        isis,
      },
    },
  };
}

/**
 * Reads the library of records that name none, and the libraries that records call by other codes; null where
 * that is ambiguous.
 */
function librariesOf(
  given: readonly string[],
): Pick<ImportArguments, 'library' | 'mappedLibraries'> | null {
  const named = given.map((text) => text.trim()).filter(Boolean);
  const libraries = named.filter((text) => !text.includes('='));
  const pairs = named.filter((text) => text.includes('=')).map(mappedPair);
  if (libraries.length > 1 || pairs.some((pair) => pair === null)) return null;
  return {
    library: libraries[0] ?? null,
    mappedLibraries: new Map(pairs.filter((pair) => pair !== null)),
  };
}

function undoOf(
  text: string,
  files: readonly string[],
  isDryRun: boolean,
): ReadResult<ImportCommand> {
  if (!/^[1-9]\d{0,8}$/.test(text) || files.length > 0) {
    return wrong((t) => t('importing.wrong.undo'));
  }
  const undo = { importId: Number(text), isDryRun };
  return { kind: 'given', given: { kind: 'undo', arguments: undo } };
}

/** Reads which table describes an ISIS database: one by name, or a file of one's own. */
function isisOf(named: string | undefined): 'marc' | 'lilacs' | IsisTable | undefined | WrongUse {
  if (named === undefined || named === 'marc' || named === 'lilacs') return named;
  const file = givenPath(named);
  try {
    const table = readIsisTable(readFileSync(file, 'utf8'));
    if (!('wrongLine' in table)) return table;
    return wrong((t) => t('importing.wrong.isisLine', { line: table.wrongLine, file }));
  } catch {
    return wrong((t) => t('importing.wrong.isisFile', { file }));
  }
}

/** Reads how items are described: a profile by name, or a table in a file of one's own. */
function itemsOf(named: string | undefined): ItemChoice | undefined | WrongUse {
  if (named === undefined) return undefined;
  const profile = [...itemProfileNames, 'none' as const].find((name) => name === named);
  if (profile) return profile;
  const file = givenPath(named);
  try {
    const table = readItemTable(readFileSync(file, 'utf8'));
    if (!('wrongLine' in table)) return table;
    const line = table.wrongLine;
    if (line === 0) return wrong((t) => t('importing.wrong.itemsEmpty', { file }));
    return wrong((t) => t('importing.wrong.itemsLine', { line, file }));
  } catch {
    return wrong((t) => t('importing.wrong.items', { name: named }));
  }
}

/** Reads the entries that codes in records stand for, each once: 'colecao:RARAS=RAR'. */
function codesOf(given: readonly string[]): NamedCode[] | WrongUse {
  const named: NamedCode[] = [];
  for (const text of given) {
    const code = namedCode(text);
    if (!code) return wrong((t) => t('importing.wrong.code', { code: text, lists: listsSaid }));
    const { table } = code;
    if (named.some((one) => one.table === table && one.code === code.code)) {
      return wrong((t) => t('importing.wrong.codeTwice', { code: text }));
    }
    named.push(code);
  }
  return named;
}

const listsSaid = codeTables.map((table) => listNames[table]).join(', ');

function namedCode(text: string): NamedCode | null {
  const at = text.indexOf(':');
  const table = codeTables.find((one) => listNames[one] === text.slice(0, at).trim());
  const [code, entry] = mappedPair(text.slice(at + 1)) ?? [];
  return table && code && entry ? { table, code, entry } : null;
}

/** Splits 'code=entry' at the last '=': a code in a record may contain one, an entry's may not. */
function mappedPair(text: string): readonly [code: string, library: string] | null {
  const at = text.lastIndexOf('=');
  const [code, library] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  return at < 0 || code === '' || library === '' ? null : [code, library];
}
