import { announce } from '../ui/announcer.tsx';

let waiting: MutationObserver | null = null;

/** Says the name of the page; of one that says that it is `loading`, once it has come. */
export function announceTitle(loading: string): void {
  waiting?.disconnect();
  if (!document.title.startsWith(loading)) return announce(document.title);
  waiting = new MutationObserver(() => announceTitle(loading));
  waiting.observe(document.head, { childList: true, subtree: true, characterData: true });
}
