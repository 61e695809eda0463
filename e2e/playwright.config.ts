import { defineConfig, devices } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The configuration is read again in every worker: what is decided once is kept in the environment.
process.env['E2E_PORT'] ??= String(20_000 + Math.floor(Math.random() * 20_000));
process.env['E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'estante-e2e-'));

const baseURL = `http://127.0.0.1:${process.env['E2E_PORT']}`;

const chromium = {
  launchOptions: {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    // prettier-ignore
    args: [
      '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
      '--disable-background-networking', '--disable-component-update', '--disable-sync',
    ],
  },
};

const desktop = { viewport: { width: 1280, height: 900 } };

export default defineConfig({
  testDir: 'src',
  outputDir: '../test-results/browser',
  workers: 2,
  timeout: 30_000,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['dot'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: { baseURL, locale: 'pt-BR', ...chromium },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: /real-records/ },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, ...chromium },
      testIgnore: /lifecycle|real-records/,
    },
    // Last: it changes the catalogue that the others count on.
    {
      name: 'records',
      use: desktop,
      testMatch: /real-records/,
      dependencies: ['desktop', 'phone'],
    },
  ],
  webServer: {
    command: 'exec sh tools/node tools/start.ts',
    cwd: '..',
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: process.env['E2E_PORT'], DATA_DIR: process.env['E2E_DATA'] },
  },
});
