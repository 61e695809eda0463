import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { itemColumns, itemProfileNames } from '@estante/marc';
import { locales, translatorFor } from '@estante/phrases';
import { afterAll, expect, test } from 'vitest';
import { importHelp, readImportArguments } from './import-arguments.ts';

const folder = mkdtempSync(join(tmpdir(), 'estante-arguments-'));
afterAll(() => rmSync(folder, { recursive: true }));

const t = translatorFor('en');

function fileOf(text: string): string {
  const path = join(folder, 'table.txt');
  writeFileSync(path, text);
  return path;
}

/** Gives the value that `--items` comes to, or the complaint about it. */
function itemsBy(given: string): unknown {
  const read = readImportArguments(['--items', given, 'a.mrc']);
  if (read.kind === 'wrong') return read.problem?.(t);
  return read.given.kind === 'files' ? read.given.arguments.items : read.given.kind;
}

test('items are read by a profile, none, or a table out of a file', () => {
  expect(itemsBy('pergamum')).toBe('pergamum');
  expect(itemsBy('none')).toBe('none');
  expect(itemsBy(fileOf('949 codigo_barras a\n949 biblioteca b # sigla\n'))).toEqual([
    { tag: '949', column: 'codigo_barras', codes: 'a' },
    { tag: '949', column: 'biblioteca', codes: 'b' },
  ]);
});

test.each([
  ['949 tombo a', /Line 1 of .*table\.txt is no rule/u],
  ['949 nota a', /says of no field/u],
])('a table of %j is refused', (text, sentence) => {
  expect(itemsBy(fileOf(text))).toMatch(sentence);
});

test('a name that is neither is said to be so', () => {
  expect(itemsBy('horizon')).toMatch(/no profile of items horizon, and no such file/u);
});

/** Gives the value that `--code` comes to, or the complaint about it. */
function codesBy(...given: readonly string[]): unknown {
  const read = readImportArguments([...given.flatMap((one) => ['--code', one]), 'a.mrc']);
  if (read.kind === 'wrong') return read.problem?.(t);
  return read.given.kind === 'files' ? read.given.arguments.mappedCodes : read.given.kind;
}

test('codes of the records are said to mean entries of lists', () => {
  expect(codesBy()).toEqual([]);
  expect(codesBy('tipo_emprestimo:REF=CL', ' colecao : a=b:c = RAR ')).toEqual([
    { table: 'loan_type', code: 'REF', entry: 'CL' },
    { table: 'collection', code: 'a=b:c', entry: 'RAR' },
  ]);
});

test.each(['REF=CL', 'colecao:REF', 'colecao:=CL', 'colecao:REF=', 'estante:REF=CL'])(
  'a code said as %j is refused, with the lists that there are',
  (given) => {
    expect(codesBy('colecao:A=B', given)).toBe(
      `--code ${given}: say LIST:CODE=ENTRY; the list is one of these: tipo_emprestimo, colecao, localizacao.`,
    );
  },
);

test('a code that is said twice is refused; covers have none', () => {
  expect(codesBy('colecao:A=B', 'localizacao:A=B', 'colecao:A=C')).toMatch(
    /colecao:A=C: this code was said/u,
  );
  expect(readImportArguments(['covers', 'x', '--code', 'colecao:A=B']).kind).toBe('wrong');
});

test.each(Object.keys(locales) as (keyof typeof locales)[])(
  'help names every profile and column: %s',
  (language) => {
    const help = importHelp(translatorFor(language));
    const [, items = ''] = /^ {2}--items (.*?)^ {2}--isis /msu.exec(help) ?? [];
    const words = items.split(/[^\w-]+/u);
    expect(words).toEqual(expect.arrayContaining([...itemProfileNames, 'none', ...itemColumns]));
  },
);
