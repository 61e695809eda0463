import { glob } from 'node:fs/promises';
import { freemem } from 'node:os';
import { checkImports } from './check-imports.ts';
import { checkLengths } from './check-lengths.ts';
import { checkPhrases } from './check-phrases.ts';
import { checkReleasedMigrations } from './released-migrations.ts';
import { root, runNodeBeside, say } from './run.ts';

interface CheckOptions {
  /** Whether tests are linted with their types too, which takes a third of the lint, and dead code is looked for. */
  readonly isWhole: boolean;
}

interface Check {
  readonly name: string;
  /** Whether the check is left to the night: what it finds breaks nothing. */
  readonly isTidying?: true;
  run(options: CheckOptions): Promise<number>;
}

/** Bytes that the compiler and the linter do well with. */
const ample = 12 * 2 ** 30;

/**
 * Several threads each work out the types that all of a project uses, which takes up to twice the
 * processor time of one; and the checks stand beside each other anyway. Where memory is free Go collects
 * garbage less often: a tenth less time, three gigabytes more.
 */
const ofTypes = { GOMAXPROCS: '1', ...(freemem() >= ample && { GOGC: '400' }) };

const checks: readonly Check[] = [
  {
    name: 'types',
    run: () =>
      runNodeBeside('node_modules/typescript/bin/tsc', ['-b', '--singleThreaded'], ofTypes),
  },
  {
    name: 'lint and layers',
    run: ({ isWhole }) => (isWhole ? lint(['--type-aware']) : lintInGate()),
  },
  { name: 'imports', run: checkImports },
  { name: 'lengths', isTidying: true, run: checkLengths },
  { name: 'phrases', run: checkPhrases },
  { name: 'released migrations', run: checkReleasedMigrations },
  {
    name: 'dead code',
    isTidying: true,
    run: () => runNodeBeside('node_modules/knip/bin/knip.js', ['--no-progress']),
  },
  {
    name: 'format',
    run: () =>
      runNodeBeside('node_modules/oxfmt/bin/oxfmt', ['--list-different', '--threads=1', '.']),
  },
];

function lint(args: readonly string[]): Promise<number> {
  return runNodeBeside('node_modules/oxlint/bin/oxlint', ['--quiet', ...args], ofTypes);
}

/** Patterns as globs and as an ignore file have them. */
const tests = ['**/*.test.ts', '**/*.test.tsx', 'apps/server/test/**/*.ts', 'e2e/src/**/*.ts'];

/** Tests without the rules that need types, all else with them. */
async function lintInGate(): Promise<number> {
  const files: string[] = [];
  const found = glob(tests, { cwd: root, exclude: ['**/node_modules', '**/dist', '**/.tsc'] });
  for await (const file of found) files.push(file);
  const codes = await Promise.all([
    lint(['--type-aware', ...tests.flatMap((pattern) => ['--ignore-pattern', pattern])]),
    lint(files),
  ]);
  return Math.max(...codes);
}

/** Runs every check that needs no running product, side by side. Returns the names of those that failed. */
export async function checkAll(options: CheckOptions = { isWhole: true }): Promise<{
  total: number;
  failed: readonly string[];
}> {
  const start = performance.now();
  const failed: string[] = [];
  const tried = checks.filter(({ isTidying }) => options.isWhole || !isTidying);
  const each = tried.map(async (check) => {
    const code = await check.run(options);
    if (code !== 0) failed.push(check.name);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    say(`${code === 0 ? 'ok    ' : 'FAILED'} ${check.name} (after ${seconds} s)`);
  });
  await Promise.all(each);
  return { total: tried.length, failed };
}

if (import.meta.main) {
  const { failed } = await checkAll();
  process.exitCode = failed.length > 0 ? 1 : 0;
}
