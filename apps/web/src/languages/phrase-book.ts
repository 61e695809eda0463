import type { PageLanguage } from '@estante/contract/plain';
import { createTranslator, type Translate } from '@estante/phrases/translator';
import { languages, type LanguagePhrases } from 'virtual:phrases';
import { languageTags } from './language-names.ts';
import { mergePhrases } from './merge-phrases.ts';

/** Translator for the sentences of a component; another one when the page changes its language. */
export interface Translation {
  readonly t: Translate;
  readonly i18n: { readonly language: PageLanguage };
}

/** Phrases of the language that a page is in, and of those it has been in. */
export interface PhraseBook {
  readonly read: () => Translation;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the further phrases of a module. */
  readonly loadFor: (module: string) => Promise<void>;
  /**
   * Switches a page to another language in place, unless another was chosen before its phrases came. The
   * choice is not kept: the next page is in the language of the reader. @throws where the phrases do not come
   */
  readonly switchTo: (language: PageLanguage, isWanted: () => boolean) => Promise<void>;
}

interface Chapter {
  readonly translation: Translation;
  readonly loadFor: (module: string) => Promise<void>;
}

/** Opens the book in one language, and loads no other's. */
export async function openPhraseBook(first: PageLanguage): Promise<PhraseBook> {
  const modules = new Set<string>();
  const chapters = new Map<PageLanguage, Chapter>([[first, await openChapter(first)]]);
  const listeners = new Set<() => void>();
  let translation = chapterOf(first).translation;

  function chapterOf(language: PageLanguage): Chapter {
    const chapter = chapters.get(language);
    if (!chapter) throw new Error(`no phrases in ${language}`);
    return chapter;
  }

  return {
    read: () => translation,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async loadFor(module) {
      modules.add(module);
      await Promise.all([...chapters.values()].map((chapter) => chapter.loadFor(module)));
    },
    async switchTo(language, isWanted) {
      if (!chapters.has(language)) chapters.set(language, await openChapter(language));
      const chapter = chapterOf(language);
      await Promise.all([...modules].map((module) => chapter.loadFor(module)));
      if (!isWanted()) return;
      translation = chapter.translation;
      document.documentElement.lang = languageTags[language];
      for (const listener of listeners) listener();
    },
  };
}

async function openChapter(language: PageLanguage): Promise<Chapter> {
  const { common, ofModules }: LanguagePhrases = (await languages[language]?.()) ?? {
    common: {},
    ofModules: {},
  };
  let phrases = common;
  const loaded = new Map<string, Promise<void>>();
  const load = async (module: string) => {
    const own = await ofModules[module]?.();
    if (own) phrases = mergePhrases(phrases, own.phrases);
  };
  return {
    translation: { t: createTranslator(language, () => phrases), i18n: { language } },
    loadFor(module) {
      const begun = loaded.get(module) ?? load(module);
      loaded.set(module, begun);
      // Phrases that did not come are requested again.
      begun.catch(() => loaded.delete(module));
      return begun;
    },
  };
}
