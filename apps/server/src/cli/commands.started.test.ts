import { isLong } from '@estante/test-support/is-long';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import packageFile from '../../../../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Every script of package.json that is a command of the terminal. */
const commands = Object.entries(packageFile.scripts).flatMap(([name, script]) => {
  const program = /apps\/server\/src\/cli\/\S+\.ts/.exec(script)?.[0];
  return program === undefined ? [] : [[name, program] as const];
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estante-commands-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

interface CommandResult {
  readonly code: number;
  readonly said: string;
  readonly complained: string;
}

function run(program: string, args: readonly string[], LANG: string): Promise<CommandResult> {
  // The embedded PostgreSQL would be begun in this folder if anything were.
  const env = {
    ...process.env,
    LANG,
    LC_ALL: '',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
  };
  return new Promise((resolve) => {
    execFile(
      'sh',
      [`${root}tools/node`, `${root}${program}`, ...args],
      { env },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), said: out, complained: err }),
    );
  });
}

test('the commands are known', () => {
  expect(commands.map(([name]) => name)).toEqual(
    expect.arrayContaining(['import', 'reindex', 'admin', 'backup', 'restore', 'upgrade', 'jobs']),
  );
});

/** Commands to try, in the gate a single one: every command reads its options, and finds its database, the same way. */
const tried = isLong ? commands : commands.filter(([name]) => name === 'import');

describe.each(tried)('npm run %s', (name, program) => {
  test('--help only helps, in the language of the terminal, wherever it stands', async () => {
    const asked = [['something', '--help'], ['--help'], ['-h']];
    const terminals = ['pt_BR.UTF-8', 'C', 'es_UY.UTF-8'].slice(0, isLong ? 3 : 1);
    const ended = await Promise.all(
      terminals.map((language, at) => run(program, asked[at] ?? [], language)),
    );
    for (const { code, said, complained } of ended) {
      expect({ code, complained }).toEqual({ code: 0, complained: '' });
      expect(said).toContain(`npm run ${name}`);
    }
    expect(ended[0]?.said).toMatch(/[ãçéí]/);
    expect(new Set(ended.map(({ said }) => said)).size).toBe(terminals.length);
    expect(await readdir(folder)).toEqual([]);
  });

  test('an option that it does not know is named, with the help', { tags: 'long' }, async () => {
    const { code, said, complained } = await run(program, ['--no-such-option'], 'pt_BR');
    expect({ code, said }).toEqual({ code: 2, said: '' });
    expect(complained).toContain('A opção --no-such-option não existe.');
    expect(complained).toContain(`npm run ${name}`);
    expect(await readdir(folder)).toEqual([]);
  });
});

const refused: readonly (readonly [name: string, ...args: readonly string[]])[] = [
  ['backup'],
  ['upgrade'],
  ['jobs'],
  ['reindex'],
  ['new-secrets', '--yes'],
  ['admin', 'status'],
];
test.each(isLong ? refused : refused.slice(0, 1))(
  'npm run %s says that there is no database, and makes none',
  async (name, ...args) => {
    const program = new Map(commands).get(name) ?? '';
    const { code, said, complained } = await run(program, args, 'pt_BR');
    expect({ code, said }).toEqual({ code: 1, said: '' });
    expect(complained).toContain(`Em ${join(folder, 'data')} não há banco de dados`);
    expect(await readdir(folder)).toEqual([]);
  },
);
