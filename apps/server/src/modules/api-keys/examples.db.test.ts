import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { successBody } from '../../../test/answers.ts';
import { callAs } from '../../../test/call-as.ts';
import { circulation, startLoanServer } from '../../../test/loan-desk.ts';
import type { TestApp } from '../../../test/start-test-app.ts';

const run = promisify(execFile);

let server: TestApp;
let env: NodeJS.ProcessEnv;
let examples: readonly (readonly [language: string, code: string])[];
beforeAll(async () => {
  server = await startLoanServer(['A1', 'A2']);
  await circulation(server).lend('A1');
  server.clock.advance({ hours: 24 });
  const SITE = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const payload = { nome: 'Exemplos', permissoes: ['catalogue', 'loans', 'renew'], dias: 30 };
  const made = callAs(server, 'ana', { method: 'POST', path: 'chaves', payload });
  env = { ...process.env, SITE, KEY: (await successBody<{ chave: string }>(made)).chave };
  const page = await readFile(new URL('../../../../../docs/api-keys.md', import.meta.url), 'utf8');
  examples = [...page.matchAll(/```(sh|js)\n([^`]*(?:`[^`]+`[^`]*)*?)```/g)].map(
    ([, language = '', code = '']) => [language, code] as const,
  );
});
afterAll(() => server.close());

async function runExample(place: number): Promise<string> {
  const [language, code] = examples[place] ?? ['', ''];
  const program = `const { SITE, KEY } = process.env;\n${code}`;
  const { stdout } = await (language === 'sh'
    ? run('sh', ['-c', code], { env })
    : run(process.execPath, ['--input-type=module', '-e', program], { env }));
  return stdout;
}

test('the examples of the documentation that call run', { tags: 'long' }, async () => {
  expect(examples.map(([language]) => language)).toEqual(['sh', 'sh', 'js', 'js']);
  const loans = await runExample(0);
  expect(JSON.parse(loans)).toMatchObject({ emprestimos: [{ codigo_barras: 'A1' }] });
  expect(JSON.parse(await runExample(1))).toMatchObject({ renovados: 1 });
  expect(await runExample(2)).toMatch(/^2 \[ 'Livro A1', 'Livro A2' \]/);
});
