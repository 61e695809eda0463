import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { listFiles } from './import-graph.ts';
import { root } from './run.ts';

/** Paths in documents that are not of this repository, or not yet: examples, other codebases, what is written. */
const elsewhere: ReadonlySet<string> = new Set([
  'docs/guidelines.md: common/',
  'docs/guidelines.md: helpers/',
  'docs/guidelines.md: interfaces.ts',
  'docs/guidelines.md: types/',
  'docs/guidelines.md: utils/',
  'docs/guidelines.md: utils/book.tsx',
  'docs/operations.md: manifest.json',
  'packages/phrases/README.md: it.ts',
  'packages/phrases/README.md: src/locales/fr.ts',
]);

const files = await listFiles(root);
/** Decisions and changes tell of the day on which they were written: what they name may be gone. */
const documents = files.filter((file) =>
  /^(?!docs\/decisions\/|CHANGELOG)((docs\/)?[^/]+\.md|(.+\/)?README\.md)$/.test(file),
);

const places: ReadonlySet<string> = new Set(files.flatMap(foldersOf));
/** Every file and folder, by each end of its path: documents name files from the folder they tell of. */
const ends: ReadonlySet<string> = new Set([...places].flatMap(endsOf));

/** The path and those of the folders it lies in. */
function foldersOf(path: string): readonly string[] {
  const names = path.split('/');
  return names.map((_name, index) => names.slice(0, index + 1).join('/'));
}

function endsOf(path: string): readonly string[] {
  const names = path.split('/');
  return names.map((_name, index) => names.slice(index).join('/'));
}

/** Texts in backticks that are paths: with the ending of a file, of a folder, or from one of the root's. */
function pathsIn(text: string): readonly string[] {
  const quoted = Array.from(
    text.matchAll(/`([\w.*-]+(?:\/[\w.*-]+)*\/?)`/g),
    ([, path = '']) => path,
  );
  return quoted.filter(
    (path) =>
      /[\w*-]\.(tsx?|mjs|js|md|sql|json|yml|css|sh)$/.test(path) ||
      /^[a-z][\w-]*(\/[\w-]+)*\/$/.test(path) ||
      /^(apps|bench|deploy|docs|e2e|packages|tools)\//.test(path),
  );
}

function exists(path: string): boolean {
  if (!path.includes('*')) return ends.has(path.replace(/\/$/, ''));
  const pattern = path.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  return files.some((file) => new RegExp(`(^|/)${pattern}$`).test(file));
}

const read = async (file: string) => ({ file, text: await readFile(`${root}${file}`, 'utf8') });

test('each path in a document is there', async () => {
  const named = (await Promise.all(documents.map(read))).flatMap(({ file, text }) =>
    pathsIn(text).map((path) => ({ at: `${file}: ${path}`, path })),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(
    named.filter(({ path, at }) => !exists(path) && !elsewhere.has(at)).map(({ at }) => at),
  ).toEqual([]);
  const said = new Set(named.map(({ at }) => at));
  expect([...elsewhere].filter((at) => !said.has(at))).toEqual([]);
});

test('each link from a document to a file leads to one', async () => {
  const links = (await Promise.all(documents.map(read))).flatMap(({ file, text }) =>
    Array.from(text.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#]+)/g), ([, path = '']) => ({
      file,
      path,
    })),
  );
  expect(links.filter(({ file, path }) => !places.has(join(dirname(file), path)))).toEqual([]);
});
