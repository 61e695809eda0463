import { expect, test } from 'vitest';
import { leadAddresses } from './build-server.ts';

const lead = (code: string) =>
  leadAddresses(code, '../src/pdf/faces.ts', new Set(['main', 'index-worker']));

test('a built file finds what stands beside its source', () => {
  const code = "const file = new URL('../../package.json', import.meta.url);";
  expect(lead(code)).toBe(
    'const file = new URL("../../package.json", new URL("../src/pdf/faces.ts", import.meta.url));',
  );
});

test('the address of a source is that of its file', () => {
  expect(lead('createRequire(import.meta.url)')).toBe(
    'createRequire(new URL("../src/pdf/faces.ts", import.meta.url).href)',
  );
});

test.each([`'./index-worker.ts'`, `"../threads/index-worker.ts"`])(
  'a thread is started from what is built: %s',
  (path) => {
    expect(lead(`new Worker(new URL(${path}, import.meta.url))`)).toBe(
      'new Worker(new URL("./index-worker.js", import.meta.url))',
    );
  },
);

test('what is found in a package is left to Node', () => {
  const code = "import.meta.resolve('@hyzyla/pdfium')";
  expect(lead(code)).toBe(code);
});
