import type { Page } from '@playwright/test';

/** Time at which the last key is said to have been pressed, in milliseconds. */
let clock = 0;

/** Keys as the browser gets them from a keyboard, each so many milliseconds after the one before. */
async function pressKeys(page: Page, text: string, apart: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Well after what was pressed before.
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
      // The page reads this clock: the machine may be as busy as it likes.
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

/** As a scanner does: wherever the focus is, quickly, and Enter at the end. */
export const scan = (page: Page, code: string) => pressKeys(page, `${code}\n`, 4);

/** As a person does. */
export const write = (page: Page, text: string) => pressKeys(page, text, 120);
