import { announce } from '../ui/feedback/announcer.tsx';

let waiting: MutationObserver | null = null;

/** Says the name of the page; of one whose name is that of `loading`, once it has come. */
export function announceTitle(loading: string): void {
  waiting?.disconnect();
  if (document.title !== loading) return announce(document.title);
  waiting = new MutationObserver(() => announceTitle(loading));
  waiting.observe(document.head, { childList: true, subtree: true, characterData: true });
}
