/** Words inside of names that nobody abbreviates: they are left out. */
const particles = new Set(['a', 'as', 'da', 'das', 'de', 'del', 'di', 'do', 'dos', 'e', 'la', 'y']);

/**
 * Shortens a name: the first name whole, of the others their first letters: 'Maria de Lourdes Souza' is 'Maria L. S.'.
 */
export function shortName(name: string): string {
  const [first = '', ...others] = name.normalize('NFC').trim().split(/\s+/);
  const initials = others
    .filter((word) => !particles.has(word.toLowerCase()))
    .map((word) => `${initialOf(word)}.`);
  return [first, ...initials].join(' ');
}

/** Shortens a name for strangers: the first name and of the last one its letter: 'Maria S.'. */
export function firstNameAndInitial(name: string): string {
  const [first = '', ...initials] = shortName(name).split(' ');
  return [first, ...initials.slice(-1)].join(' ');
}

/** A letter with its marks, of which some are written apart. */
function initialOf(word: string): string {
  const [letter] = new Intl.Segmenter('pt', { granularity: 'grapheme' }).segment(word);
  return (letter?.segment ?? '').toUpperCase();
}
