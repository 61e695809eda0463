import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { copyChunks, type CopyPart } from './copy-chunks.ts';
import type { PackedJson } from './packed-json.ts';

/** Queries within a transaction, of the import or of another module. */
export interface Queries {
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** Transaction that a repository of the import works through: never the pool itself. */
export interface Transaction extends Queries {
  /** Bulk load in COPY's text format; made by `copyLine` and `copyLineWith`. `target`: 'table (columns)'. */
  copy(target: string, lines: readonly CopyPart[]): Promise<void>;
  /**
   * Bulk load like `copy`, for rows whose every reference is to a row that this transaction wrote
   * or holds: they are not looked up one by one, a third of all that PostgreSQL does for an import.
   * Only triggers that are enabled always fire (see docs/decisions/0041).
   */
  copyReferring(target: string, lines: readonly CopyPart[]): Promise<void>;
}

/** `mayTrust`: whether the database lets this user say that references hold. */
export function transactionOn(client: pg.ClientBase, mayTrust: boolean): Transaction {
  // A batch asks the same things as the last: a statement with a name is planned once.
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `import ${names.size + 1}`;
    names.set(text, name);
    return name;
  };
  const copy = async (target: string, lines: readonly CopyPart[]) => {
    if (lines.length === 0) return;
    await pipeline(
      Readable.from(copyChunks(lines)),
      client.query(copyFrom(`copy ${target} from stdin`)),
    );
  };
  return {
    query: async (text, values = []) =>
      (await client.query({ name: nameOf(text), text, values: [...values] })).rows,
    copy,
    copyReferring: async (target, lines) => {
      if (!mayTrust || lines.length === 0) return copy(target, lines);
      await client.query('set local session_replication_role = replica');
      await copy(target, lines);
      await client.query('set local session_replication_role = origin');
    },
  };
}

type CopyValue = string | number | boolean | null;

/** A line of COPY's text format: tabs between columns, \N for null, backslashes escaped. */
export function copyLine(values: readonly CopyValue[]): string {
  return `${values.map(copyText).join('\t')}\n`;
}

const special = /[\\\t\n\r]/g;
const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

function copyText(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value !== 'string') return String(value);
  return value.replace(special, (character) => escapes[character] ?? character);
}

/** A line whose last column is JSON. */
export function copyLineWith(values: readonly CopyValue[], last: PackedJson): CopyPart[] {
  return [`${values.map(copyText).join('\t')}\t`, last, '\n'];
}

/** A text[] as PostgreSQL reads it. */
export function arrayText(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
