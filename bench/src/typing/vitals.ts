import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

declare global {
  interface Window {
    vitals: { paint: number; interaction: number };
  }
}

export interface Vitals {
  /** Milliseconds until the largest part of the page is painted. */
  readonly lcp: number;
  /** Milliseconds of the slowest interaction until the next paint; the browser rounds to 8. */
  readonly inp: number;
}

/** Runs in the page before anything else of it. */
function recordVitals(): void {
  const vitals = { paint: 0, interaction: 0 };
  window.vitals = vitals;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) vitals.paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const events = {
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  } as PerformanceObserverInit;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
      if (interactionId > 0) vitals.interaction = Math.max(vitals.interaction, entry.duration);
    }
  }).observe(events);
}

export interface Visit {
  readonly address: string;
  /** Uses the page, with keyboard and pointer. */
  readonly act: (page: Page) => Promise<void>;
}

/** Opens a page with an empty cache, and uses it. */
export async function vitalsOf(
  browser: Browser,
  screen: BrowserContextOptions,
  { address, act }: Visit,
): Promise<Vitals> {
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    await page.addInitScript(recordVitals);
    await page.goto(address, { waitUntil: 'networkidle' });
    const { paint } = await page.evaluate(() => window.vitals);
    await act(page);
    await page.waitForTimeout(500);
    const { interaction } = await page.evaluate(() => window.vitals);
    return { lcp: paint, inp: interaction };
  } finally {
    await context.close();
  }
}
