import type { AbntVariant } from '@estante/references';
import type { Settings } from '../institution/index.ts';

/** What the institution chose where ABNT leaves a choice. */
export function abntVariantOf(
  settings: Pick<Settings, 'abntEveryAuthor' | 'abntInitials' | 'abntItalicTitles'>,
): AbntVariant {
  return {
    everyAuthor: settings.abntEveryAuthor,
    initials: settings.abntInitials,
    italicTitles: settings.abntItalicTitles,
  };
}
