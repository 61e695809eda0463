import { freemem } from 'node:os';
import { checkImports } from './check-imports.ts';
import { checkPhrases } from './check-phrases.ts';
import { checkReleasedMigrations } from './released-migrations.ts';
import { runNodeBeside, say } from './run.ts';

interface Check {
  readonly name: string;
  /** Finds nothing that fails: the gate leaves it to the night. */
  readonly isTidying?: true;
  run(): Promise<number>;
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
    run: () => runNodeBeside('node_modules/oxlint/bin/oxlint', ['--quiet'], ofTypes),
  },
  { name: 'imports', run: checkImports },
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

/**
 * Everything that can be known without running the product, side by side. Returns the names of
 * what failed.
 */
export async function checkAll({ withTidying = true } = {}): Promise<{
  total: number;
  failed: readonly string[];
}> {
  const start = performance.now();
  const failed: string[] = [];
  const tried = checks.filter(({ isTidying }) => withTidying || !isTidying);
  const each = tried.map(async (check) => {
    const code = await check.run();
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
