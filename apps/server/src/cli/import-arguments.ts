import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  characterSetNames,
  characterSetOf,
  itemProfileNames,
  readIsisTable,
  type CharacterSetName,
  type IsisTable,
  type ItemProfileName,
} from '@estante/marc';
import type { CoverArguments } from './import-covers.ts';

export interface ImportArguments {
  readonly files: readonly string[];
  readonly library: string | null;
  readonly mappedLibraries: ReadonlyMap<string, string>;
  readonly newLibraries: boolean;
  readonly source: string | null;
  readonly isDryRun: boolean;
  readonly charset?: CharacterSetName | undefined;
  readonly items?: ItemProfileName | 'none' | undefined;
  readonly isis?: 'marc' | 'lilacs' | IsisTable | undefined;
}

export interface UndoArguments {
  readonly importId: number;
  readonly isDryRun: boolean;
}

export type ReadArguments =
  | { readonly kind: 'covers'; readonly arguments: CoverArguments }
  | { readonly kind: 'undo'; readonly arguments: UndoArguments }
  | { readonly kind: 'arguments'; readonly arguments: ImportArguments }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly problem: string };

export const importHelp = `Usage: npm run import -- [--library CODE] [--library CODE=LIBRARY]… [--new-libraries]
                         [--source CODE] [--charset NAME] [--items SYSTEM]
                         [--isis TABLE] [--dry-run] FILE…
       npm run import -- covers [--source CODE] [--dry-run] FOLDER
       npm run import -- --undo NUMBER [--dry-run]

Brings MARC 21 records into the catalogue: titles, authorities, holdings and copies. It knows ISO
2709, MARCXML, MARC-in-JSON, mnemonic MARC (.mrk), Aleph sequential and CDS/ISIS, and these in
gzip or zip; the report says what was recognised. Importing a file again changes only what has changed in it.

With 'covers' it brings in the pictures of a folder (JPEG, PNG, WebP, up to 10 MiB), each named by
the ISBN or the control number of its title: 9788535910667.jpg. (A file called 'covers' is ./covers.)

  --library CODE  library of the copies whose record names none, or one that does not exist here
  --library CODE=LIBRARY
                  what the records call CODE is LIBRARY here; kept for later imports, and copies
                  that were set aside under CODE are taken up
  --new-libraries makes libraries of codes that are not known here: the first import of a network's
                  own records; without it such copies are set aside, with the records they belong to
  --source CODE   where the records come from; without it each record says so itself (field 003);
                  of covers, whose control numbers they are named by
  --charset NAME  the character set of all records, in place of one weighed over the whole file:
                  ${characterSetNames.join(', ')}
  --items SYSTEM  whose fields the items are in, in place of what the file shows: ${itemProfileNames.join(', ')},
                  none
  --isis TABLE    how fields of CDS/ISIS become MARC 21: 'lilacs', 'marc', or a file of rules, one a
                  line ('18 245 10 a'); without it a field 245 tells marc, and its want lilacs
  --undo NUMBER   takes an import back, by the number its report names: titles that it overwrote are as
                  they were, titles and records that it added are withdrawn with their copies. What was
                  changed or lent since stays, and is named. Imports are kept for 90 days
  --dry-run       says what the import would do, shows ten titles of each file, and does nothing
  --help          shows this

It works beside the running application, and on its own. DATA_DIR and DATABASE_URL say where the
catalogue is, as they do for the application.

Exit codes: 0 done; 1 failed; 2 a file could not be read, or the command is wrong; 130 interrupted.`;

/** @param folder where the command was given: npm itself works in the project's folder */
export function readImportArguments(args: readonly string[], folder: string): ReadArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        library: { type: 'string', multiple: true },
        'new-libraries': { type: 'boolean', default: false },
        source: { type: 'string' },
        charset: { type: 'string' },
        isis: { type: 'string' },
        items: { type: 'string' },
        undo: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return { kind: 'help' };
    if (values.undo !== undefined) return undoOf(values.undo, positionals, values['dry-run']);
    if (positionals.length === 0) return { kind: 'wrong', problem: 'Name at least one file.' };
    const charset = values.charset === undefined ? undefined : characterSetOf(values.charset);
    if (charset === null) {
      return { kind: 'wrong', problem: `There is no character set ${values.charset}.` };
    }
    const items = [...itemProfileNames, 'none' as const].find((name) => name === values.items);
    if (values.items !== undefined && items === undefined) {
      return { kind: 'wrong', problem: `There is no profile of items ${values.items}.` };
    }
    const isis = isisOf(values.isis, folder);
    if (isis !== undefined && typeof isis === 'object' && 'problem' in isis) {
      return { kind: 'wrong', problem: isis.problem };
    }
    const source = values.source?.trim() || null;
    const isDryRun = values['dry-run'];
    const [first, ...others] = positionals;
    if (first === 'covers') {
      const [name] = others;
      if (name === undefined || others.length > 1 || values.library !== undefined) {
        return { kind: 'wrong', problem: 'Name one folder of covers, and no library.' };
      }
      return { kind: 'covers', arguments: { folder: resolve(folder, name), source, isDryRun } };
    }
    const named = (values.library ?? []).map((text) => text.trim()).filter(Boolean);
    const libraries = named.filter((text) => !text.includes('='));
    const pairs = named.filter((text) => text.includes('=')).map(mappedPair);
    if (libraries.length > 1 || pairs.some((pair) => pair === null)) {
      return { kind: 'wrong', problem: 'Name one library, and any number of CODE=LIBRARY.' };
    }
    return {
      kind: 'arguments',
      arguments: {
        files: positionals.map((file) => resolve(folder, file)),
        library: libraries[0] ?? null,
        mappedLibraries: new Map(pairs.filter((pair) => pair !== null)),
        newLibraries: values['new-libraries'],
        source,
        isDryRun,
        charset,
        items,
        isis,
      },
    };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { kind: 'wrong', problem: error.message };
  }
}

function undoOf(text: string, files: readonly string[], isDryRun: boolean): ReadArguments {
  if (!/^[1-9]\d{0,8}$/.test(text) || files.length > 0) {
    return { kind: 'wrong', problem: 'Name the number of one import, and no file.' };
  }
  return { kind: 'undo', arguments: { importId: Number(text), isDryRun } };
}

/** A table by its name, or out of a file of one's own. */
function isisOf(
  named: string | undefined,
  folder: string,
): 'marc' | 'lilacs' | IsisTable | { readonly problem: string } | undefined {
  if (named === undefined || named === 'marc' || named === 'lilacs') return named;
  const file = resolve(folder, named);
  try {
    const table = readIsisTable(readFileSync(file, 'utf8'));
    if (!('wrongLine' in table)) return table;
    return { problem: `Line ${table.wrongLine} of ${file} is no rule such as '18 245 10 a'.` };
  } catch {
    return { problem: `${file} cannot be read as a table of CDS/ISIS.` };
  }
}

/** The last sign of equality parts them: a source's code may have one, a library's has none. */
function mappedPair(text: string): readonly [code: string, library: string] | null {
  const at = text.lastIndexOf('=');
  const [code, library] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  return code === '' || library === '' ? null : [code, library];
}
