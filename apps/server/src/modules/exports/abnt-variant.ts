import type { AbntVariant } from '@estante/references';
import type { Settings } from '../institution/index.ts';

/** Reads from the settings the institution's choices where ABNT leaves one. */
export function abntVariantOf(
  settings: Pick<Settings, 'abntEveryAuthor' | 'abntInitials' | 'abntItalicTitles'>,
): AbntVariant {
  return {
    everyAuthor: settings.abntEveryAuthor,
    initials: settings.abntInitials,
    italicTitles: settings.abntItalicTitles,
  };
}
