import type { Page } from '@playwright/test';

/** Pretended time of the last key press, in milliseconds. */
let clock = 0;

/** Types keys as the browser gets them from a keyboard, each so many milliseconds after the one before. */
async function pressKeys(page: Page, text: string, apart: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Well after the earlier keys.
  const begin = Math.max(Date.now(), clock + 1000);
  clock = begin;
  for (const letter of text) {
    const isEnter = letter === '\n';
    const key = isEnter ? 'Enter' : letter;
    clock += apart;
    const event = {
      key,
      code: isEnter ? 'Enter' : '',
      windowsVirtualKeyCode: isEnter ? 13 : 0,
      // The page reads this clock, so a busy machine does not matter.
      timestamp: clock / 1000,
    };
    await session.send('Input.dispatchKeyEvent', {
      ...event,
      type: 'keyDown',
      text: isEnter ? '\r' : key,
    });
    await session.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' });
  }
  await session.detach();
}

/** Types like a scanner: quickly, wherever the focus is, with Enter at the end. */
export const scan = (page: Page, code: string) => pressKeys(page, `${code}\n`, 4);

/** Types like a person. */
export const write = (page: Page, text: string) => pressKeys(page, text, 120);
