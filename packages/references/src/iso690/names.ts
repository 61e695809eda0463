import type { BibliographicItem, Contributor } from '../item.ts';
import { type Name } from '../name.ts';
import { directName } from '../cited-name.ts';
import { endSentence } from '../piece.ts';

/** 'ASSIS, Machado de'; bodies in capitals as well, their units after a stop. */
function entryName(name: Name): string {
  switch (name.kind) {
    case 'person': {
      const family = [name.family, name.suffix].filter(Boolean).join(' ').toLocaleUpperCase();
      return [family, name.given || name.epithet].filter(Boolean).join(', ');
    }
    case 'body': {
      const [first = '', ...rest] = name.units;
      return endSentence([first.toLocaleUpperCase(), ...rest]);
    }
    case 'event':
      return [
        name.name.toLocaleUpperCase(),
        name.number && `${name.number}.`,
        name.year,
        name.place,
      ]
        .filter(Boolean)
        .join(', ');
  }
}

/** Names that are all given; of more, the first (ISO 690:2021 leaves the number to the citing author). */
const mostNames = 3;

export function nameList(contributors: readonly Contributor[]): string {
  const names = contributors.map(({ name }) => entryName(name));
  if (names.length > mostNames) return `${names[0]} et al.`;
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join('; ')} and ${last}` : last;
}

/** Authors, else editors, directors or performers, with the word for their role. */
export function responsible(contributors: readonly Contributor[]): string {
  const having = (role: Contributor['role']) => contributors.filter((one) => one.role === role);
  const authors = nameList(having('author'));
  if (authors) return authors;
  for (const [role, word] of [
    ['organizer', 'ed'],
    ['director', 'director'],
    ['performer', 'performer'],
  ] as const) {
    const found = having(role);
    const isMany = found.length > 1;
    const said = word === 'ed' ? (isMany ? 'eds.' : 'ed.') : `${word}${isMany ? 's' : ''}`;
    if (found.length > 0) return `${nameList(found)} (${said})`;
  }
  return '';
}

export function translators({ contributors }: BibliographicItem): string {
  const found = contributors.filter(({ role }) => role === 'translator');
  return found.length > 0
    ? `Translated by ${found.map(({ name }) => directName(name)).join(', ')}`
    : '';
}
