import { translatorFor } from '@estante/phrases';
import type { ReactNode } from 'react';
import type { PhraseBook } from './phrase-book.ts';
import { PhraseContext } from './use-translation.ts';

const english = { t: translatorFor('en'), i18n: { language: 'en' } } as const;

const book: PhraseBook = {
  read: () => english,
  subscribe: () => () => {},
  loadFor: () => Promise.resolve(),
  switchTo: () => Promise.resolve(),
};

/** Has a test render its content in English, with all phrases. */
export function InEnglish({ children }: { readonly children: ReactNode }) {
  return <PhraseContext value={book}>{children}</PhraseContext>;
}
