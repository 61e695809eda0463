import { isLong } from '@estante/test-support/is-long';
import { readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { makeBuilds, staleBuilds } from './builds.ts';
import { checkAll } from './check.ts';
import { findChromium } from './chromium.ts';
import {
  failuresOfPlaywright,
  failuresOfVitest,
  firstLines,
  type PlaywrightReport,
  type VitestReport,
} from './failed-tests.ts';
import { memoryFolder } from './memory-folder.ts';
import { root, runNode, say } from './run.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Failures as texts, repeated at the end, which may be all that is kept of the output. */
  readonly failures: readonly string[];
}

// Colours are for terminals.
if (!process.stdout.isTTY) process.env['NO_COLOR'] = '1';

const results = `${root}test-results`;

/** Runs everything: checks, unit and database tests, then the started application and the browser. */
async function testAll(): Promise<Count> {
  await rm(results, { recursive: true, force: true });
  // At night much larger databases are made, and disks filled.
  const inMemory = isLong ? null : await memoryFolder();
  if (inMemory !== null) process.env['TMPDIR'] ??= inMemory;
  // The application for the tests is built meanwhile: a build mostly has one thread, like each check.
  const [checks] = await Promise.all([checkAll({ isWhole: isLong }), buildStale()]);
  const parts = [
    {
      passed: checks.total - checks.failed.length,
      failed: checks.failed.length,
      failures: checks.failed,
    },
    // A process each: the first half minute of the database's goes to one thread, which transforms the server.
    ...(await Promise.all([runVitest(['unit']), runVitest(['database'])])),
    // The browser's last tests run one after the other: those of the started application catch up then. On a machine
    // with other work they would get next to nothing, and what they start would give its readers up.
    ...(await Promise.all([
      runVitest(['started', ...(isLong ? ['lifecycle'] : [])], { yields: !isBusy() }),
      runPlaywright(),
    ])),
  ];
  return {
    passed: parts.reduce((sum, part) => sum + part.passed, 0),
    failed: parts.reduce((sum, part) => sum + part.failed, 0),
    failures: parts.flatMap((part) => part.failures),
  };
}

/** Whether other programs keep the machine busy; the tests' own load is some two processes for each processor. */
function isBusy(): boolean {
  return (loadavg()[0] ?? 0) > 4 * availableParallelism();
}

async function buildStale(): Promise<void> {
  const stale = await staleBuilds();
  if (stale.length > 0) await makeBuilds(stale);
}

async function runVitest(
  projects: readonly string[],
  options: { readonly yields?: boolean } = {},
): Promise<Count> {
  const file = `${results}/vitest-${projects.join('-')}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', ...projects.flatMap((name) => ['--project', name]), ...reporters];
  const code = await runNode('node_modules/vitest/vitest.mjs', args, options);
  const report = await readReport<VitestReport>(file);
  return {
    ...countOf(code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0),
    failures: report ? failuresOfVitest(report) : [],
  };
}

async function runPlaywright(): Promise<Count> {
  const chromium = await findChromium();
  if (!chromium) {
    const missing =
      'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.';
    return { passed: 0, failed: 1, failures: [missing] };
  }
  process.env['CHROMIUM'] = chromium;
  const code = await runNode('node_modules/@playwright/test/cli.js', [
    'test',
    '--config',
    'e2e/playwright.config.ts',
  ]);
  const report = await readReport<PlaywrightReport>(`${results}/playwright.json`);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  await tellFailedPages(`${results}/browser`);
  return {
    ...countOf(code, expected, unexpected + flaky),
    failures: report ? failuresOfPlaywright(report) : [],
  };
}

/** The lines of a page that are told: it is at fault near its top, or its failure says where. */
const pageLines = 80;

/** Tells what the pages of failed tests showed: where the gate runs elsewhere, its output is all there is. */
async function tellFailedPages(folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of found.filter((one) => one.endsWith('error-context.md'))) {
    const [, shown] =
      /^```yaml\n([^]*?)^```/m.exec(await readFile(`${folder}/${name}`, 'utf8')) ?? [];
    if (shown) say(`What ${name} shows:\n${firstLines(shown, pageLines)}`);
  }
}

/** Number of failures; a runner that fell over without a failed test counts as one. */
function countOf(code: number, passed: number, failed: number): Omit<Count, 'failures'> {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

async function readReport<Report>(file: string): Promise<Report | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Report);
}

const { passed, failed, failures } = await testAll();
for (const failure of failures) say(`Failed: ${failure}`);
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
