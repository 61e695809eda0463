import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** What a repository of the import works through: never the pool itself. */
export interface Transaction {
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Bulk load in COPY's text format; each line made by `copyLine`. `target`: 'table (columns)'. */
  copy(target: string, lines: readonly string[]): Promise<void>;
}

export function transactionOn(client: pg.ClientBase): Transaction {
  return {
    query: async (text, values) => (await client.query(text, values && [...values])).rows,
    copy: async (target, lines) => {
      if (lines.length === 0) return;
      await pipeline(
        Readable.from(inChunks(lines)),
        client.query(copyFrom(`copy ${target} from stdin`)),
      );
    },
  };
}

const chunkCharacters = 65_536;

/** A chunk for some twenty lines: each costs a message of its own. */
function* inChunks(lines: readonly string[]): Generator<string> {
  let chunk = '';
  for (const line of lines) {
    chunk += line;
    if (chunk.length < chunkCharacters) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
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

/** A text[] as PostgreSQL reads it. */
export function arrayText(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
