import { announce } from '../ui/feedback/announcer.tsx';

let waiting: MutationObserver | null = null;

/** Announces the name of the page; a page still named `loading` is announced once its own name comes. */
export function announceTitle(loading: string): void {
  waiting?.disconnect();
  if (document.title !== loading) return announce(document.title);
  waiting = new MutationObserver(() => announceTitle(loading));
  waiting.observe(document.head, { childList: true, subtree: true, characterData: true });
}
