import type { Description } from './description.ts';

/**
 * Subject area of a title: the main class of its first classification, as 'ddc:8', 'udc:8'
 * (one digit) or 'lcc:P' (one letter); '' where it has none. Named in the phrases, under `areas`.
 */
export function areaOf({ classifications }: Description): string {
  for (const { scheme, number } of classifications) {
    const main = scheme === 'lcc' ? /^[A-Z]/.exec(number) : /^\d/.exec(number);
    if (main && (scheme === 'ddc' || scheme === 'udc' || scheme === 'lcc')) {
      return `${scheme}:${main[0]}`;
    }
  }
  return '';
}
