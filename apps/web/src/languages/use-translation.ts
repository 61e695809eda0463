import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PhraseBook, Translation } from './phrase-book.ts';

export const PhraseContext = createContext<PhraseBook | null>(null);

function usePhraseBook(): PhraseBook {
  const book = useContext(PhraseContext);
  if (!book) throw new Error('useTranslation outside of PhraseContext');
  return book;
}

/** Writes sentences in the language of the page. */
export function useTranslation(): Translation {
  const { subscribe, read } = usePhraseBook();
  return useSyncExternalStore(subscribe, read, read);
}

/** Switches the page to another language; see `PhraseBook`. */
export function useLanguageSwitch(): PhraseBook['switchTo'] {
  return usePhraseBook().switchTo;
}
