import type { Page } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';

interface TypingRecord {
  /** Letters in the box: when the key of each was pressed, and the text then. */
  readonly keys: { readonly at: number; readonly text: string }[];
  /** Lists: when each was painted, and for which words. */
  readonly lists: { readonly at: number; readonly text: string }[];
}

declare global {
  interface Window {
    recorded: TypingRecord;
  }
}

/** Runs in the page before anything else of it. */
export function recordTyping(): void {
  const recorded: TypingRecord = { keys: [], lists: [] };
  window.recorded = recorded;
  let pressed = 0;
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
  addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.name !== 'q') return;
      recorded.keys.push({ at: pressed, text: target.value.trim() });
    },
    true,
  );
  // The title names the words, and is set together with their list.
  let shown = '';
  const look = () => {
    const text = document.title.split(' – ')[0] ?? '';
    if (text === shown) return;
    shown = text;
    // Runs after the frame that paints it.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => recorded.lists.push({ at: performance.now(), text }));
      port1.start();
      port2.postMessage(null);
    });
  };
  addEventListener('DOMContentLoaded', () => {
    look();
    const all = { childList: true, characterData: true, subtree: true };
    new MutationObserver(look).observe(document.head, all);
  });
}

/** Milliseconds between two keys of a good typist, the same in every run. */
const gaps = [140, 210, 170, 260, 120, 190, 230, 150];

/** Types each text over the one before. */
export async function typeTexts(page: Page, texts: readonly string[]): Promise<void> {
  let turn = 0;
  for (const text of texts) {
    await page.keyboard.press('Control+A');
    for (const letter of text) {
      await page.keyboard.type(letter);
      await delay(gaps[(turn += 1) % gaps.length]);
    }
    await delay(1500);
  }
}

export interface TypedTimes {
  /** Milliseconds for each letter, from its key to the paint of the first list that includes it. */
  readonly ms: readonly number[];
  /** Share of letters whose own list was shown, of all that asked for one. */
  readonly shown: number;
}

/** Times of letters; a letter whose list was overtaken waits for a later one. */
export function typedTimes({ keys, lists }: TypingRecord): TypedTimes {
  const asking = keys.filter(({ text }, at) => text.length > 1 && text !== keys[at - 1]?.text);
  const ms: number[] = [];
  let own = 0;
  for (const { at, text } of asking) {
    const list = lists.find((one) => one.at > at && knowsOf(keys, at, one.text));
    if (list === undefined) throw new Error(`nothing was shown for ${text}`);
    ms.push(list.at - at);
    own += Number(list.text === text);
  }
  return { ms, shown: own / asking.length };
}

/** Whether the words of a list were typed by that key, or by a later one. */
function knowsOf(keys: TypingRecord['keys'], at: number, words: string): boolean {
  return keys.some((key) => key.at >= at && key.text === words);
}
