import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { copyChunks, type CopyPart } from './copy-chunks.ts';
import type { PackedJson } from './packed-json.ts';

/** What a repository of the import works through: never the pool itself. */
export interface Transaction {
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Bulk load in COPY's text format; made by `copyLine` and `copyLineWith`. `target`: 'table (columns)'. */
  copy(target: string, lines: readonly CopyPart[]): Promise<void>;
}

export function transactionOn(client: pg.ClientBase): Transaction {
  // A batch asks the same things as the last: a statement with a name is planned once.
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `import ${names.size + 1}`;
    names.set(text, name);
    return name;
  };
  return {
    query: async (text, values = []) =>
      (await client.query({ name: nameOf(text), text, values: [...values] })).rows,
    copy: async (target, lines) => {
      if (lines.length === 0) return;
      await pipeline(
        Readable.from(copyChunks(lines)),
        client.query(copyFrom(`copy ${target} from stdin`)),
      );
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
