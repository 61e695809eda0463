import { isLong } from '@estante/test-support/is-long';
import { freePort } from '@estante/database';
import { defineConfig, devices } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Every worker reads the configuration again: what is decided once is kept in the environment.
process.env['ENV_FILE'] = '';
process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_FOLDER'] ??= createRunFolder();
process.env['E2E_DATA'] = join(process.env['E2E_FOLDER'], 'data');
// Temporary files of tests, and of programs they start, go there.
process.env['TMPDIR'] = process.env['E2E_FOLDER'];

const baseURL = `http://127.0.0.1:${process.env['E2E_PORT']}`;

/** A temporary folder for all that a run writes; it goes when the run has ended, and its server with it. */
function createRunFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'estante-e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

const chromium = {
  launchOptions: {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    // oxfmt-ignore
    args: [
      '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
      '--disable-background-networking', '--disable-component-update', '--disable-sync',
    ],
  },
};

/** Files that have a project of their own. */
const elsewhere = /real-records|library-codes|switches|gallery-pictures/;
const desktop = { viewport: { width: 1280, height: 900 } };

export default defineConfig({
  // Node itself strips the types. In a fresh clone Babel would take a quarter of a minute for the modules they import.
  build: { external: ['**/*.ts'] },
  testDir: 'src',
  outputDir: '../test-results/browser',
  workers: 2,
  // Tests wait for events, on a busy machine too: these limits only end what hangs.
  timeout: 300_000,
  expect: { timeout: 60_000, toHaveScreenshot: { maxDiffPixelRatio: 0.001 } },
  snapshotPathTemplate: '{testDir}/../pictures/{arg}{ext}',
  // A fault that is everywhere is reported soon.
  maxFailures: 12,
  // Tests of flows that are the same in each language, and the like, are left to `npm run test:long`.
  grepInvert: isLong ? [] : /@long/,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['dot'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: { baseURL, locale: 'pt-BR', ...chromium },
  projects: [
    {
      name: 'desktop',
      use: desktop,
      testIgnore: elsewhere,
      // The night also runs tests of narrow pages here, which show that the wide page differs.
      grepInvert: isLong ? [] : /@long|@narrow/,
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, ...chromium },
      testIgnore: elsewhere,
      // Only pages laid out otherwise when narrow; at night, all but those that are the same at every size.
      ...(isLong ? { grepInvert: /@one-size/ } : { grep: /@phone|@narrow/ }),
    },
    // These pages exist in development alone.
    { name: 'pictures', use: desktop, testMatch: /gallery-pictures/ },
    // One file after the other: it changes the login that the others use.
    {
      name: 'switches',
      use: desktop,
      testMatch: /switches/,
      workers: 1,
      dependencies: ['desktop', 'phone'],
    },
    // Runs last: it changes the catalogue that the others count on, and its pages call what switches turn off.
    {
      name: 'records',
      use: desktop,
      testMatch: /real-records|library-codes/,
      dependencies: ['switches'],
    },
  ],
  webServer: {
    command: 'exec sh tools/node tools/start.ts',
    cwd: '..',
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: process.env['E2E_PORT'],
      DATA_DIR: process.env['E2E_DATA'],
      // A crowd of readers at one computer of the library's own.
      UNLIMITED_NETWORKS: '127.0.0.0/8',
      // The provider of captchas is a local server.
      INTERNAL_HOSTS: '127.0.0.1',
      // Programs of readers' own are local servers.
      WEBHOOK_HOSTS: '127.0.0.1',
    },
  },
});
