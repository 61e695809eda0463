import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '@estante/database';
import { categories, runLighthouse, type Report } from './lighthouse/run-lighthouse.ts';
import { median } from './lighthouse/median.ts';
import type { MeasurementResult } from './main.ts';
import { numberOption } from './number-option.ts';
import { application } from './programs.ts';
import { startUntil } from './watched-process.ts';

/** Least scores of the median run. */
const bars = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/**
 * Scores of Lighthouse, mobile preset, on the built pages with the demo network: home, results, a title.
 *
 * Options: --runs 5, --url ADDRESS (of a running application, in place of one of its own),
 * --reports FOLDER (keeps Lighthouse's reports). CHROMIUM names another browser than Debian's shell.
 * Fails where a bar is missed.
 */
export async function run(args: string[]): Promise<MeasurementResult> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      url: { type: 'string' },
      reports: { type: 'string' },
    },
  });
  const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell';
  await using site = values.url ? running(values.url) : await startSite();
  const folder = values.reports ?? join(site.folder, 'reports');
  const pages = await pagesOf(site.address);
  const results: { readonly page: string; readonly reports: readonly Report[] }[] = [];
  for (const [page, path] of pages) {
    const reports: Report[] = [];
    for (let at = 0; at < numberOption(values, 'runs'); at += 1) {
      const file = join(folder, `${page}-${at}.json`);
      reports.push(await runLighthouse({ address: `${site.address}${path}`, chromium, file }));
    }
    results.push({ page, reports });
  }
  return tell(results);
}

interface Site extends AsyncDisposable {
  readonly address: string;
  /** Folder that is thrown away afterwards. */
  readonly folder: string;
}

function running(address: string): Site {
  return { address, folder: tmpdir(), [Symbol.asyncDispose]: async () => {} };
}

/** Starts the application as it is served, with its demo network in a folder of its own. */
async function startSite(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'estante-lighthouse-'));
  const port = String(await freePort());
  const env = { HOST: '127.0.0.1', PORT: port, DATA_DIR: join(folder, 'data') };
  const server = await startUntil(application, /Estante is ready/, env);
  return {
    address: `http://127.0.0.1:${port}`,
    folder,
    [Symbol.asyncDispose]: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Pages to measure; a title with a cover is the heaviest. */
async function pagesOf(address: string): Promise<[string, string][]> {
  const answer = await fetch(`${address}/api/consulta?q=dom+casmurro&filtro=X:C`);
  const { acervos } = (await answer.json()) as { readonly acervos: readonly { rota: string }[] };
  const title = acervos[0]?.rota;
  if (title === undefined) throw new Error('the demo network has no title with a cover');
  return [
    ['home', '/'],
    ['results', '/?q=brasil'],
    ['title', title],
  ];
}

function tell(
  results: readonly { readonly page: string; readonly reports: readonly Report[] }[],
): MeasurementResult {
  const rows = results.map(({ page, reports }) => ({
    page,
    scores: categories.map((name) => median(reports.map(({ scores }) => scores[name]))),
    worst: Math.min(...reports.map(({ scores }) => scores.performance)),
    failed: [...new Set(reports.flatMap(({ failed }) => failed))],
  }));
  const missed = rows.flatMap(({ page, scores }) =>
    categories
      .filter((name, at) => (scores[at] ?? 0) < bars[name])
      .map((name) => `${page}: ${name} below ${bars[name]}`),
  );
  if (missed.length > 0) process.exitCode = 1;
  const table = [
    ['page', ...categories, 'least performance'].join(' | '),
    ...rows.map(({ page, scores, worst }) => [page, ...scores, worst].join(' | ')),
    ...rows.flatMap(({ page, failed }) => failed.map((audit) => `${page}: ${audit}`)),
    ...missed.map((line) => `MISSED ${line}`),
  ].join('\n');
  const figures = rows.flatMap(({ page, scores }) =>
    categories.map((name, at) => [`${page}-${name}`, scores[at] ?? 0] as const),
  );
  return { table, figures: Object.fromEntries(figures) };
}
