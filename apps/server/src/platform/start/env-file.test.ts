import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvFile } from './env-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estante-env-'));
});
afterEach(async () => {
  delete process.env['ESTANTE_TEST_SITE'];
  delete process.env['ESTANTE_TEST_PORT'];
  await rm(folder, { recursive: true });
});

test('what is set already wins over the file, and what is set to nothing is set', async () => {
  const file = join(folder, '.env');
  await writeFile(
    file,
    '# the library\nESTANTE_TEST_SITE="https://a.example"\nESTANTE_TEST_PORT=1\n',
  );
  process.env['ESTANTE_TEST_PORT'] = '';
  readEnvFile({ ENV_FILE: file });
  expect(process.env['ESTANTE_TEST_SITE']).toBe('https://a.example');
  expect(process.env['ESTANTE_TEST_PORT']).toBe('');
});

test('no file is asked for by nothing, and one that is named has to be there', () => {
  expect(() => readEnvFile({ ENV_FILE: '' })).not.toThrow();
  const missing = join(folder, 'none.env');
  expect(() => readEnvFile({ ENV_FILE: missing })).toThrow(missing);
});
