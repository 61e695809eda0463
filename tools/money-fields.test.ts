import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { root } from './run.ts';

/** Fields of whole numbers: days, years, places in an order. */
const wholeNumbers = [
  'apps/web/src/features/advanced-form/form-limits.tsx',
  'apps/web/src/features/facets/year-fields.tsx',
  'apps/web/src/features/institution-edit/number-field.tsx',
  'apps/web/src/pages/staff/copies/short-record-form.tsx',
  'apps/web/src/pages/staff/labels/labels-page.tsx',
  'apps/web/src/pages/staff/loan-requests/courier-run-fields.tsx',
  'apps/web/src/pages/staff/network-lists/entry-fields.tsx',
];

async function readPages(): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  for await (const file of glob('apps/web/src/**/*.tsx', { cwd: root })) {
    pages.set(file, await readFile(`${root}${file}`, 'utf8'));
  }
  return pages;
}

/** Elements of this name, as they are written. */
function elementsOf(text: string, name: string): string[] {
  return text.match(new RegExp(`<${name}\\b[\\s\\S]*?/>`, 'g')) ?? [];
}

test('no amount is typed into a field of numbers, which drops the comma of 1,50', async () => {
  const pages = await readPages();
  const numeric = [...pages].filter(([, text]) => /type=["'{]+number/.test(text));
  expect(numeric.map(([file]) => file).toSorted()).toEqual(wholeNumbers);
  const money = /centavos|money|reais|amount|valor|multa|step=\{?["']?(0?\.|any)/i;
  for (const [file, text] of pages) {
    const fields = [...elementsOf(text, 'NumberField'), ...elementsOf(text, 'TextField')].filter(
      (field) => field.startsWith('<NumberField') || /type=["'{]+number/.test(field),
    );
    expect(
      fields.filter((field) => money.test(field)),
      file,
    ).toEqual([]);
  }
});

test('there are fields of money, and each takes an amount', async () => {
  const fields = [...(await readPages()).values()].flatMap((text) =>
    elementsOf(text, 'MoneyField'),
  );
  expect(fields.length).toBeGreaterThan(3);
});

test('amounts are written by one function, on pages, papers and in letters', async () => {
  const writers: string[] = [];
  for await (const file of glob('{apps,packages}/*/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.{ts,tsx}'],
  })) {
    const text = await readFile(`${root}${file}`, 'utf8');
    if (/style: 'currency'|currencyDisplay|`R\$ ?\$\{/.test(text)) writers.push(file);
  }
  expect(writers).toEqual(['packages/phrases/src/translator.ts']);
});
