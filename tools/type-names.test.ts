import { readFile } from 'node:fs/promises';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { listFiles } from './import-graph.ts';
import { root } from './run.ts';

/** Participles that do not end in -ed, with 'Un' before them or without. */
const irregular = new Set(
  `begun borne bound broken brought built caught chosen done drawn driven felt forgotten found
  given gone grown heard held hidden kept known laid left lent lost made meant met paid read said seen sent shown
  sold sought spent spoken struck stuck taken taught thrown told understood withdrawn withheld won worn written`.split(
    /\s+/,
  ),
);

/** Nouns that look like participles. */
const nouns = new Set(
  `Feed Need Nothing Seed Speed String Thing
  Binding Closing Encoding Finding Grouping Heading Holding Listing Loading Mapping Opening Rating Reading Setting
  Shelving Tracing Warning Wording`.split(/\s+/),
);

/** Whether a name is one word with a capital, a participle, and no noun. */
function isParticiple(name: string): boolean {
  if (!/^[A-Z][a-z]+$/.test(name) || nouns.has(name)) return false;
  return /(?:ed|ing)$/.test(name) || irregular.has(name.toLowerCase().replace(/^un/, ''));
}

/** Names of one word, a participle, that a source text gives to types, type parameters, classes and components. */
function participlesIn(path: string, text: string): readonly string[] {
  const names: string[] = [];
  const check = (node: { readonly id?: { readonly name: string } | null }): void => {
    const { name = '' } = node.id ?? {};
    if (isParticiple(name)) names.push(name);
  };
  const words = text.match(/\b[A-Z][a-z]+\b/g) ?? [];
  if (!words.some(isParticiple)) return names;
  new Visitor({
    ClassDeclaration: check,
    ClassExpression: check,
    FunctionDeclaration: check,
    TSInterfaceDeclaration: check,
    TSTypeAliasDeclaration: check,
    TSTypeParameter: ({ name }) => check({ id: name }),
    VariableDeclarator({ id, init }) {
      const isFunction = /^(?:Arrow)?Function/.test(init?.type ?? '');
      if (isFunction && id.type === 'Identifier') check({ id });
    },
  }).visit(parseSync(path, text).program);
  return names;
}

test.each([
  ['type Counted = number;', ['Counted']],
  ['export interface Unsent<Asked> { readonly of: Asked }', ['Unsent', 'Asked']],
  ['class Interrupted extends Error {}', ['Interrupted']],
  ['function Keeping() {}', ['Keeping']],
  ['export const Told = () => null;', ['Told']],
  ['type Heading = string; interface AskedTitle {} const Held = 1; function told() {}', []],
  ['// type Told = number', []],
])('%s', (text, names) => {
  expect(participlesIn('a.ts', text)).toEqual(names);
});

test('no type is named by a participle alone', async () => {
  const files = (await listFiles(root)).filter((file) => /(?<!\.d)\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(2000);
  const named = await Promise.all(
    files.map(async (file) =>
      participlesIn(file, await readFile(`${root}${file}`, 'utf8')).map(
        (name) => `${file}: ${name}`,
      ),
    ),
  );
  expect(named.flat()).toEqual([]);
});
