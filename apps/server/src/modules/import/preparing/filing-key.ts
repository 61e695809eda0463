import { headingKey } from '@estante/marc';
import { boundedKey } from './canonical.ts';

/** The key a heading is filed under. A text without letters or digits is its own key. */
export function filingKey(text: string): string {
  return boundedKey(headingKey(text) || text.trim());
}

const longest = 2_000;
const longestWord = 500;

/** All words of a text whose filing key is cut; null where the key has them. */
export function wholeKey({ key, text }: { readonly key: string; readonly text: string }) {
  if (!key.includes('…')) return null;
  const whole = (headingKey(text) || text.trim()).slice(0, longest).toWellFormed();
  const words = whole.replaceAll('\0', '').split(' ');
  return words.filter((word) => word.length <= longestWord).join(' ');
}
