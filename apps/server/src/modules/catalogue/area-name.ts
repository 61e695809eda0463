import type { Translate } from '@estante/phrases';

/** Name of a subject area's code, '' where it is not one. */
export function areaName(code: string, t: Translate): string {
  const [scheme, main = ''] = code.split(':');
  switch (scheme) {
    case 'ddc':
    case 'udc':
      return isClass(main) ? t(`areas.${scheme}${main}`) : '';
    case 'lcc':
      return isLetter(main) ? t(`areas.lcc${main}`) : '';
    default:
      return '';
  }
}

// oxfmt-ignore
const classes = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
// oxfmt-ignore
const letters = [
  'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N', 'P', 'Q', 'R', 'S', 'T', 'U', 'V', 'Z',
] as const;

function isClass(value: string): value is (typeof classes)[number] {
  return classes.some((one) => one === value);
}

function isLetter(value: string): value is (typeof letters)[number] {
  return letters.some((one) => one === value);
}
