import { nearlySameWord } from './same-title.ts';

const particles = /^(?:d[aeiou]s?|del|de[nr]|e|el|l[ae]|v[ao]n|y)$/;

/** Words of a name of which each tells a person from others: all but particles. */
export function tellingWords(name: string): string[] {
  return name.split(' ').filter((word) => !particles.test(word));
}

/**
 * Whether two names, by their words, may be those of one person: they share more than half of the words of the
 * shorter name, of which one is no mere initial.
 */
export function sharesName(a: readonly string[], b: readonly string[]): boolean {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  const shared = shorter.filter((word) => longer.some((other) => sameNameWord(word, other)));
  return shared.length * 2 > shorter.length && shared.some((word) => word.length > 1);
}

/** 'M.' is 'Machado'. */
function sameNameWord(a: string, b: string): boolean {
  if (a.length === 1 || b.length === 1) return a[0] === b[0];
  return nearlySameWord(a, b);
}
