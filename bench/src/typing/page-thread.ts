import type { Page } from '@playwright/test';

/** Thread of a page's scripts, layout and paint, slowed down by a factor. */
export async function threadOf(page: Page, slowdown: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  if (slowdown > 1) await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return {
    /** Milliseconds of processor time since the page was opened. */
    milliseconds: async (): Promise<number> => {
      const { metrics } = await browser.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000;
    },
  };
}
