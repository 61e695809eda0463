import { expect, test } from 'vitest';
import { listFiles } from './import-graph.ts';
import { root } from './run.ts';
import { isSlow, slow } from './slow-files-first.ts';

test('each of the slow files is there, once', async () => {
  const files = await listFiles(root);
  const found = slow.map((name) => files.filter((file) => isSlow(name, `/${file}`)).length);
  expect(found).toEqual(slow.map(() => 1));
});
