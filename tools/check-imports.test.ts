import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { forbiddenImports } from './check-imports.ts';
import { readImportGraph } from './import-graph.ts';

const isRefused = (from: string, to: string) =>
  forbiddenImports(new Map([[from, [to]]])).length > 0;

/** Files below apps/web/src, each with one that it may not import. */
const refused: readonly (readonly [string, string])[] = [
  // Up from one layer into another, over as many as there are, and between those of one line.
  ['ui/button.tsx', 'browser/clipboard.ts'],
  ['ui/button.tsx', 'languages/use-translation.ts'],
  ['ui/button.tsx', 'api/api.ts'],
  ['ui/button.tsx', 'session/session.ts'],
  ['ui/button.tsx', 'parts/page/page.ts'],
  ['ui/fields/field.tsx', 'features/title/title.tsx'],
  ['ui/button.tsx', 'pages/home/home-page.tsx'],
  ['ui/button.tsx', 'app/root.tsx'],
  ['ui/button.test.tsx', 'api/api.ts'],
  ['browser/clipboard.ts', 'ui/button.tsx'],
  ['browser/clipboard.ts', 'languages/use-translation.ts'],
  ['browser/clipboard.ts', 'api/api.ts'],
  ['languages/use-translation.ts', 'ui/button.tsx'],
  ['languages/use-translation.ts', 'browser/clipboard.ts'],
  ['languages/use-translation.ts', 'session/session.ts'],
  ['api/api.ts', 'session/session.ts'],
  ['api/api.ts', 'parts/page/page.ts'],
  ['api/api.test.ts', 'parts/page/page.ts'],
  ['session/session.ts', 'parts/page/page.ts'],
  ['session/session.ts', 'app/root.tsx'],
  ['parts/page/page.ts', 'features/title/title.tsx'],
  ['parts/page/page.ts', 'pages/home/home-page.tsx'],
  ['parts/page/page.ts', 'app/root.tsx'],
  ['features/title/title.tsx', 'pages/home/home-page.tsx'],
  ['features/title/title.tsx', 'app/root.tsx'],
  ['features/title/main-act/main-act.tsx', 'pages/home/home-page.tsx'],
  ['pages/home/home-page.tsx', 'app/root.tsx'],
  ['pages/staff/desk/desk.tsx', 'app/root.tsx'],
  // Features and pages beside each other, however deep, in tests and for styles too.
  ['features/title/title.tsx', 'features/holds/hold.tsx'],
  ['features/title/title.tsx', 'features/holds/holds.module.css'],
  ['features/title/title.test.tsx', 'features/holds/hold.tsx'],
  ['features/title/main-act/main-act.tsx', 'features/holds/hold.tsx'],
  ['pages/home/home-page.tsx', 'pages/title/title-page.tsx'],
  ['pages/staff/desk/desk.tsx', 'pages/account/account-page.tsx'],
  ['pages/staff/desk/desk.test.tsx', 'pages/account/account-page.tsx'],
  ['pages/staff/desk/desk.tsx', 'pages/staff/roles/roles-page.tsx'],
  ['pages/staff/desk/desk.tsx', 'pages/staff/staff-page.tsx'],
  // Parts beside each other, upward, and those that stand apart.
  ['parts/dates/day.ts', 'parts/covers/cover.tsx'],
  ['parts/dates/day.ts', 'parts/page/page.ts'],
  ['parts/page/page.ts', 'parts/search/search-box.tsx'],
  ['parts/title/title.ts', 'parts/title-list/row.tsx'],
  ['parts/saved-items/saved.ts', 'parts/title-list/row.tsx'],
  ['parts/page/page.ts', 'parts/money/money.ts'],
  ['parts/title-list/row.tsx', 'parts/patrons/patron.ts'],
  ['parts/title-list/row.test.tsx', 'parts/acquisition/order.tsx'],
  ['parts/money/money.ts', 'parts/dates/day.ts'],
];

/** Files below apps/web/src, each with one that it may import. */
const allowed: readonly (readonly [string, string])[] = [
  ['ui/button.tsx', 'ui/fields/field.tsx'],
  ['api/api.ts', 'ui/button.tsx'],
  ['session/session.ts', 'api/api.ts'],
  ['parts/page/page.ts', 'parts/page/page-section.tsx'],
  ['parts/page/page.ts', 'parts/dates/day.ts'],
  ['parts/title-list/row.tsx', 'parts/dates/day.ts'],
  ['parts/title-list/row.tsx', 'parts/title/title.ts'],
  ['features/title/main-act/main-act.tsx', 'features/title/title.tsx'],
  ['features/title/title.tsx', 'parts/title-list/row.tsx'],
  ['features/title/title.tsx', 'parts/money/money.ts'],
  ['pages/home/home-page.tsx', 'features/title/title.tsx'],
  ['pages/staff/desk/desk.tsx', 'parts/staff/use-done.ts'],
  ['app/root.tsx', 'pages/home/home-page.tsx'],
];

describe('in the pages', () => {
  test.each(refused)('%s may not import %s', (from, to) => {
    expect(isRefused(`apps/web/src/${from}`, `apps/web/src/${to}`)).toBe(true);
  });

  test.each(allowed)('%s may import %s', (from, to) => {
    expect(isRefused(`apps/web/src/${from}`, `apps/web/src/${to}`)).toBe(false);
  });
});

test('on the server tests of the whole may import what they try, and its files may not', () => {
  const [module, job] = ['apps/server/src/modules/people/a', 'apps/server/src/jobs/b.ts'];
  expect(isRefused(`${module}.ts`, job)).toBe(true);
  expect(isRefused(`${module}.db.test.ts`, job)).toBe(false);
});

test('types, styles, what is loaded later and what is handed on are imports too', async () => {
  const root = await mkdtemp(join(tmpdir(), 'imports-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const sources = {
    'a/one.ts': `import type { A } from '../b/type.ts';\nexport { b } from '../b/value.ts';`,
    'a/two.tsx': `import styles from '../b/x.module.css';\nconst load = () => import(\n  '../b/value.ts'\n);`,
    'b/type.ts': '',
    'b/value.ts': `import './x.module.css';`,
    'b/x.module.css': '',
  };
  for (const [file, text] of Object.entries(sources)) {
    await mkdir(join(root, dirname(file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  execFileSync('git', ['init', '--quiet', root]);
  expect(Object.fromEntries(await readImportGraph(`${root}/`))).toEqual({
    'a/one.ts': ['b/type.ts', 'b/value.ts'],
    'a/two.tsx': ['b/x.module.css', 'b/value.ts'],
    'b/type.ts': [],
    'b/value.ts': ['b/x.module.css'],
    'b/x.module.css': [],
  });
});
