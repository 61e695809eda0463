import { headingKey } from './heading-key.ts';
import type { Description } from '../description.ts';

type TitleKeyParts = Pick<Description, 'isbns' | 'title' | 'part' | 'year'>;

/**
 * Makes the key that two records of one edition have in common: ISBN, title with its part, and year.
 * Two equal keys are the same edition; without an ISBN title and year alone say less, so callers can
 * tell by the empty first part.
 */
export function titleKey(description: TitleKeyParts): string {
  const isbn =
    description.isbns
      .map((one) => one.isbn13)
      .filter(Boolean)
      .toSorted()[0] ?? '';
  const title = headingKey(`${description.title} ${description.part}`);
  return `${isbn}|${title}|${description.year ?? ''}`;
}
