import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import * as contract from './index.ts';
import * as plain from './plain.ts';

/** Modules that a module loads when it runs, itself first: type imports load nothing. */
async function loadedBy(entry: URL, seen = new Set<string>()): Promise<ReadonlySet<string>> {
  if (seen.has(entry.href)) return seen;
  seen.add(entry.href);
  const source = await readFile(entry, 'utf8');
  const statements = source.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)'/gms);
  for (const [, from = ''] of statements) {
    if (from.startsWith('.')) await loadedBy(new URL(from, entry), seen);
    else seen.add(from);
  }
  return seen;
}

describe('what the browser may load', () => {
  test('comes without zod, as far down as its imports go', async () => {
    const loaded = await loadedBy(new URL('plain.ts', import.meta.url));
    expect(loaded.size).toBeGreaterThan(3);
    expect([...loaded].filter((name) => !name.startsWith('file:'))).toEqual([]);
  });

  test('the walk sees zod where there is some', async () => {
    expect(await loadedBy(new URL('index.ts', import.meta.url))).toContain('zod');
  });

  test('is part of the whole contract', () => {
    expect(contract).toMatchObject(plain);
  });
});

test.each([
  ['pt', true],
  ['en', true],
  ['es', true],
  ['fr', false],
  ['PT', false],
  ['', false],
  [undefined, false],
  [['pt'], false],
  ['toString', false],
])('%j is a language: %s', (value, is) => {
  expect(plain.isLanguage(value)).toBe(is);
});

test('each language has its id, and no other', () => {
  const ids = plain.languages.map((language) => plain.languageIds[language]);
  expect(ids).toEqual([1, 5, 3]);
});

test('tabs, filters, orders and indexes are each listed once', () => {
  const lists = [plain.searchTabs, plain.filterTypes, plain.orderCodes, plain.searchIndexes];
  for (const list of lists) expect(new Set<string>(list).size).toBe(list.length);
  expect(plain.isSearchTab('geral')).toBe(true);
  expect(plain.isSearchTab('__proto__')).toBe(false);
});
