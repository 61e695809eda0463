import { isLong } from '@estante/test-support/is-long';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SlowFilesFirst } from './tools/slow-files-first.ts';

const properties = 'packages/test-support/src/vitest-properties.ts';

const shared = {
  setupFiles: [properties],
  // A program that a test starts has the settings that the test gives it, not those of whoever runs it.
  env: { ENV_FILE: '' },
  // Garbage that a test leaves behind is collected less often: a sixth of what starting an application takes.
  execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=128'],
  // One more than cores: each waits for PostgreSQL a part of its time.
  maxWorkers: availableParallelism() + 1,
  sequence: { groupOrder: 1 },
  // Files share what they import: loading it anew for each took a quarter of the time.
  isolate: false,
  // Whatever goes on is waited for, on a busy machine too: these end what hangs.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};

/** Aliases for what the build of the pages makes of the contract and the locales: here, nothing. */
const resolve = {
  alias: [
    {
      find: /^virtual:(?:locales|(?:patron-|staff-)?endpoints)$/,
      replacement: fileURLToPath(new URL('apps/web/test/empty-tables.ts', import.meta.url)),
    },
  ],
};

const temporaryFolder = 'packages/test-support/src/vitest-temporary-folder.ts';
const postgres = 'packages/test-support/src/vitest-postgres.ts';

export default defineConfig({
  test: {
    // A fault that is everywhere is told soon: each of them may wait until its time is over.
    bail: 12,
    tags: [{ name: 'long', description: 'Tried by npm run test:long alone.' }],
    tagsFilter: isLong ? [] : ['!long'],
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      {
        resolve,
        test: {
          ...shared,
          name: 'unit',
          maxWorkers: availableParallelism(),
          // A group of its own: those of one group share a number of workers.
          sequence: { groupOrder: 3 },
          include: [
            '{apps,packages}/*/{src,test}/**/*.test.{ts,tsx}',
            '{bench/src,tools}/**/*.test.ts',
          ],
          exclude: ['**/*.{db,started,lifecycle}.test.ts', '**/node_modules/**'],
          globalSetup: [temporaryFolder],
        },
      },
      {
        resolve,
        test: {
          ...shared,
          name: 'database',
          include: ['{apps,packages}/*/{src,test}/**/*.db.test.ts'],
          globalSetup: [temporaryFolder, postgres],
        },
      },
      {
        resolve,
        test: {
          ...shared,
          // The application as `npm start` runs it, in a process of its own; on the built pages.
          name: 'started',
          // These mostly wait for what it does: several wait together, before the others begin.
          maxWorkers: 1,
          sequence: { groupOrder: 0 },
          include: ['{apps,packages}/*/{src,test}/**/*.started.test.ts'],
          globalSetup: [temporaryFolder, postgres],
        },
      },
      {
        resolve,
        test: {
          ...shared,
          // Tests that start, fill, damage and kill whole applications: only at length.
          name: 'lifecycle',
          maxWorkers: 5,
          sequence: { groupOrder: 2 },
          include: ['{apps,packages}/*/{src,test}/**/*.lifecycle.test.ts'],
          globalSetup: [temporaryFolder, postgres],
        },
      },
    ],
  },
});
