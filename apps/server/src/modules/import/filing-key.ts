import { headingKey } from '@estante/marc';
import { boundedKey } from './canonical.ts';

/** The key a heading is filed under. A text without letters or digits is its own key. */
export function filingKey(text: string): string {
  return boundedKey(headingKey(text) || text.trim());
}
