import { chromium, type Browser, type Page } from '@playwright/test';
import { parseArgs } from 'node:util';
import type { MeasurementResult } from './main.ts';
import { median } from './lighthouse/median.ts';
import { numberOption } from './number-option.ts';
import { at } from './search/timing.ts';
import { processSeconds } from './processor-time.ts';
import { withCatalogue } from './served/catalogue.ts';
import { titleWords } from './served/searches.ts';
import { threadOf } from './typing/page-thread.ts';
import { recordTyping, typedTimes, typeTexts } from './typing/typed-lists.ts';
import { vitalsOf, type Visit } from './typing/vitals.ts';

const screens = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
type Screen = keyof typeof screens;

/** Longest time from a key to the paint of its results, for nineteen keys in twenty. */
const bar = 100;

/** Measures results that follow a reader's typing; see bench/typing.md. */
export async function run(args: string[]): Promise<MeasurementResult> {
  const { values } = parseArgs({
    args,
    options: {
      titles: { type: 'string', default: '100000' },
      texts: { type: 'string', default: '20' },
      runs: { type: 'string', default: '5' },
      slowdown: { type: 'string', default: '1' },
      keep: { type: 'string' },
    },
  });
  const slowdown = numberOption(values, 'slowdown');
  const titles = numberOption(values, 'titles');
  const texts = numberOption(values, 'texts');
  const runs = numberOption(values, 'runs');
  return withCatalogue(titles, values.keep, async ({ address, pid }) => {
    const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell';
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    try {
      return await measure({ browser, address, pid, titles, texts, runs, slowdown });
    } finally {
      await browser.close();
    }
  });
}

interface Site {
  readonly browser: Browser;
  readonly address: string;
  /** Number of the application's process. */
  readonly pid: number;
  readonly titles: number;
  /** Number of texts that are typed. */
  readonly texts: number;
  /** Number of times that each page is opened. */
  readonly runs: number;
  /** Factor by which the browser's processor is slowed down. */
  readonly slowdown: number;
}

async function measure(site: Site): Promise<MeasurementResult> {
  const figures: Record<string, number> = { titles: site.titles };
  const heads = ['keys', 'p50 ms', 'p95 ms', 'worst', 'own, %', 'page ms', 'server ms'];
  const lines = [row('key to paint', heads)];
  for (const screen of ['desktop', 'phone'] as const) {
    const { ms, shown, pageMs, serverMs } = await typedOn(site, screen);
    const [p50, p95, worst] = [at(ms, 0.5), at(ms, 0.95), Math.max(...ms)].map(Math.round);
    const share = Math.round(shown * 100);
    const work = [pageMs, serverMs].map((one) => Math.round(one * 10) / 10);
    lines.push(row(screen, [ms.length, p50, p95, worst, share, ...work]));
    Object.assign(figures, {
      [`${screen}_p50_ms`]: p50,
      [`${screen}_p95_ms`]: p95,
      [`${screen}_shown_percent`]: share,
      [`${screen}_page_thread_ms`]: work[0],
      [`${screen}_server_ms`]: work[1],
    });
    if ((p95 ?? 0) > bar) process.exitCode = 1;
  }
  lines.push('', row('pages', ['LCP ms', 'INP ms']));
  for (const [name, visit] of Object.entries(visitsOf(site))) {
    const seen = [];
    for (let turn = 0; turn < site.runs; turn += 1) {
      seen.push(await vitalsOf(site.browser, screens.desktop, visit));
    }
    const lcp = Math.round(median(seen.map((one) => one.lcp)));
    const inp = Math.round(median(seen.map((one) => one.inp)));
    lines.push(row(name, [lcp, inp]));
    Object.assign(figures, { [`${name}_lcp_ms`]: lcp, [`${name}_inp_ms`]: inp });
  }
  return { table: lines.join('\n'), figures };
}

function row(name: string, cells: readonly (string | number | undefined)[]): string {
  return name.padEnd(13) + cells.map((cell) => String(cell).padStart(11)).join('');
}

/** Types words of titles from all over the catalogue over existing results. */
async function typedOn(site: Site, screen: Screen) {
  const { browser, address, pid, titles, texts, slowdown } = site;
  const page = await browser.newPage(screens[screen]);
  const thread = await threadOf(page, slowdown);
  await page.addInitScript(recordTyping);
  const ofTitle = (turn: number) => typeable(titleWords((turn * 7919) % titles).slice(0, 2));
  const typed = Array.from({ length: texts }, (_, turn) => ofTitle(turn + 1));
  await page.goto(`${address}/?q=${encodeURIComponent(ofTitle(0))}`, { waitUntil: 'networkidle' });
  await boxOf(page).focus();
  // The first text warms up what a reader's own visit has warmed up.
  await typeTexts(page, [ofTitle(texts + 1)]);
  await page.evaluate(() => {
    window.recorded.keys.length = 0;
    window.recorded.lists.length = 0;
  });
  const before = [await thread.milliseconds(), processSeconds(pid) * 1000] as const;
  await typeTexts(page, typed);
  const after = [await thread.milliseconds(), processSeconds(pid) * 1000] as const;
  const recorded = await page.evaluate(() => window.recorded);
  await page.close();
  const times = typedTimes(recorded);
  const perKey = (of: 0 | 1) => (after[of] - before[of]) / times.ms.length;
  return { ...times, pageMs: perKey(0), serverMs: perKey(1) };
}

/** Words in small letters without accents, which a search does not need. */
const typeable = (words: readonly string[]) =>
  words.join(' ').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const boxOf = (page: Page) => page.locator('input[role=combobox][name=q]');

/** Pages, and what a reader does on each. */
function visitsOf({ address, titles }: Site): Readonly<Record<string, Visit>> {
  const [word = ''] = titleWords(7919 % titles);
  const type = async (page: Page) => {
    await boxOf(page).focus();
    await page.keyboard.type(typeable([word]), { delay: 170 });
    await page.waitForTimeout(500);
    await page.keyboard.press('Escape');
  };
  return {
    home: { address: `${address}/`, act: type },
    results: {
      address: `${address}/?q=${encodeURIComponent(word)}`,
      act: async (page) => {
        await page.locator('aside input[type=checkbox]').nth(1).click();
        await page.waitForTimeout(500);
        await page.locator('li button').first().click();
        await type(page);
      },
    },
    title: {
      address: `${address}/acervo/1`,
      act: async (page) => {
        await page.getByRole('button', { name: 'Cesta' }).first().click();
        await type(page);
      },
    },
  };
}
