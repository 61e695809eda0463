import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { CoverArguments } from './import-covers.ts';

export interface ImportArguments {
  readonly files: readonly string[];
  readonly library: string | null;
  readonly source: string | null;
  readonly isDryRun: boolean;
}

export type ReadArguments =
  | { readonly kind: 'covers'; readonly arguments: CoverArguments }
  | { readonly kind: 'arguments'; readonly arguments: ImportArguments }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly problem: string };

export const importHelp = `Usage: npm run import -- [--library CODE] [--source CODE] [--dry-run] FILE…
       npm run import -- covers [--source CODE] [--dry-run] FOLDER

Brings MARC 21 records (ISO 2709 or MARCXML) into the catalogue: titles, authorities, holdings and
copies. Importing a file again changes only what has changed in it.

With 'covers' it brings in the pictures of a folder (JPEG, PNG, WebP, up to 10 MiB), each named by
the ISBN or the control number of its title: 9788535910667.jpg. (A file called 'covers' is ./covers.)

  --library CODE  library of the copies whose record names none, or one that does not exist here
  --source CODE   where the records come from; without it each record says so itself (field 003);
                  of covers, whose control numbers they are named by
  --dry-run       says what the import would do, and does nothing
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
        library: { type: 'string' },
        source: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return { kind: 'help' };
    if (positionals.length === 0) return { kind: 'wrong', problem: 'Name at least one file.' };
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
    return {
      kind: 'arguments',
      arguments: {
        files: positionals.map((file) => resolve(folder, file)),
        library: values.library?.trim() || null,
        source,
        isDryRun,
      },
    };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { kind: 'wrong', problem: error.message };
  }
}
