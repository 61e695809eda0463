import { defineConfig } from 'vitest/config';

/** Files share what they import: loading it anew for each took a quarter of the time. */
const shared = { isolate: false };

export default defineConfig({
  test: {
    // One a core: left to itself one stays idle, which on two cores doubles the time.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            '{apps,packages}/*/{src,test}/**/*.test.{ts,tsx}',
            '{bench/src,tools}/**/*.test.ts',
          ],
          exclude: ['**/*.{db,started}.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          ...shared,
          name: 'database',
          include: ['{apps,packages}/*/{src,test}/**/*.db.test.ts'],
          globalSetup: ['packages/test-support/src/vitest-postgres.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          // The application as `npm start` runs it, in a process of its own; on the built pages.
          name: 'started',
          include: ['{apps,packages}/*/{src,test}/**/*.started.test.ts'],
          globalSetup: ['packages/test-support/src/vitest-postgres.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
