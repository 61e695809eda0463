import type { Name } from './name.ts';

const particles = /^(?:d[aeo]s?|del|della|di|du|e|y|la|las|los|van|von|der|den|zu|of|the)$/u;

/** A name in the order it is spoken: 'Machado de Assis'. */
export function directName(name: Name): string {
  switch (name.kind) {
    case 'person':
      return [name.given, name.family, name.suffix, name.epithet].filter(Boolean).join(' ');
    case 'body':
      return name.units.toReversed().join(', ');
    case 'event':
      return name.name;
  }
}

/**
 * A name as reference managers read it: of a person the family name first. What has a comma they take for a
 * person's, so a body has none: 'Ministério da Saúde (Brasil)'.
 */
export function filedName(name: Name): string {
  switch (name.kind) {
    case 'person':
      return [name.family, name.given || name.epithet, name.suffix].filter(Boolean).join(', ');
    case 'body': {
      const [own = '', ...over] = name.units.toReversed();
      return `${own}${over.length > 0 ? ` (${over.join(' – ')})` : ''}`.replace(/,(?=\s)/gu, '');
    }
    case 'event':
      return name.name.replace(/,(?=\s)/gu, '');
  }
}

/** Given names as letters. */
export interface Initials {
  /** 'J', 'R', 'J-P': of each word the first letter. */
  readonly letters: readonly string[];
  /** 'de', 'van der' at the end of the given names: it belongs to the family name. */
  readonly particle: string;
}

/** Ayn and hamza, as romanization writes them, are no initials. */
const notInitial = /^[ʻʼʾʿ'’‘`]+/u;

function initialOf(word: string): string {
  const letters = word
    .split('-')
    .map((part) => Array.from(part.replace(notInitial, ''))[0]?.toLocaleUpperCase() ?? '');
  return letters.filter(Boolean).join('-');
}

/** Given names as initials; small words between them are left out. */
export function initialsOf(given: string): Initials {
  const words = given.split(/[\s.]+/u).filter(Boolean);
  const end = words.findLastIndex((word) => !particles.test(word)) + 1;
  const names = words.slice(0, end).filter((word) => !particles.test(word));
  return {
    letters: names.map(initialOf).filter(Boolean),
    particle: words.slice(end).join(' '),
  };
}
