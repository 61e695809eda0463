import type { Translate } from '@estante/phrases/translator';
import { announce } from '../../ui/feedback/announcer.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';

/** Reports how many titles were restored, and how many were not, as they left the catalogue meanwhile. */
export function tellRestored(
  t: Translate,
  words: string,
  { asked, missing }: { readonly asked: number; readonly missing: number },
): void {
  if (missing < asked) announce(words);
  if (missing === 0) return;
  showToast({ tone: 'warning', words: t('lists.notRestored', { count: missing }) });
}
