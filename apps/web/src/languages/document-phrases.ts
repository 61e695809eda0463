import type { PageLanguage } from '@estante/contract/plain';
import { openPhraseBook, type PhraseBook } from './phrase-book.ts';

let book: Promise<PhraseBook> | null = null;

/**
 * Opens the phrases of the document in the browser, which begin to load before any module that needs its own.
 */
export function openDocumentPhrases(language: PageLanguage): Promise<PhraseBook> {
  book = openPhraseBook(language);
  return book;
}

/**
 * Loads a module together with its phrases. The build puts it around each `import()` of a module that has
 * phrases of its own (phrase-table.ts); nothing else calls it.
 *
 * @public
 */
export async function loadWithPhrases<Module>(
  module: string,
  load: () => Promise<Module>,
): Promise<Module> {
  const [loaded] = await Promise.all([load(), book?.then((open) => open.loadFor(module))]);
  return loaded;
}
