import type { BibliographicItem, Contributor, ContributorRole } from '../item.ts';
import { type Name } from '../name.ts';
import { directName, initialsOf } from '../cited-name.ts';

/** 'Assis, M. de', 'King, M. L., Jr.'; groups in their natural order. */
export function apaName(name: Name): string {
  if (name.kind !== 'person') return directName(name);
  const { letters, particle } = initialsOf(name.given);
  const initials = letters.map((letter) => `${letter.split('-').join('.-')}.`);
  const given = [...initials, particle].filter(Boolean).join(' ') || name.epithet;
  return [name.family, given, name.suffix].filter(Boolean).join(', ');
}

/** 'Ferreira, L. P.' in the order it is spoken: 'L. P. Ferreira'. */
function spokenName(name: Name): string {
  if (name.kind !== 'person') return apaName(name);
  const { letters, particle } = initialsOf(name.given);
  const initials = letters.map((letter) => `${letter.split('-').join('.-')}.`);
  return [...initials, particle, name.family, name.suffix].filter(Boolean).join(' ');
}

/** Names that are all told; of more, the first nineteen and the last are (APA 7, 9.8). */
const mostNames = 20;

function nameList(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length <= 1) return last;
  if (names.length > mostNames) return `${names.slice(0, mostNames - 1).join(', ')}, . . . ${last}`;
  return `${names.slice(0, -1).join(', ')}, & ${last}`;
}

/** Names in the order they are spoken: two have no comma between ('A. Cohn & G. Cohn'). */
export function spokenList(names: readonly Name[]): string {
  const spoken = names.map(spokenName);
  return spoken.length === 2 ? spoken.join(' & ') : nameList(spoken);
}

export function having(item: BibliographicItem, role: ContributorRole): readonly Contributor[] {
  return item.contributors.filter((one) => one.role === role);
}

function listed(contributors: readonly Contributor[], label = ''): string {
  const names = nameList(contributors.map(({ name }) => apaName(name)));
  return names && label ? `${names} (${label}${contributors.length > 1 ? 's' : ''}.)` : names;
}

/** Writes the names at the head: of a film the director; else authors, editors; '' where nobody is named. */
export function apaEntry(item: BibliographicItem): string {
  const directors = having(item, 'director');
  if (item.kind === 'video' && directors.length > 0) {
    const names = nameList(directors.map(({ name }) => apaName(name)));
    return `${names} (Director${directors.length > 1 ? 's' : ''})`;
  }
  const authors = listed(having(item, 'author')) || listed(having(item, 'organizer'), 'Ed');
  return authors || (item.kind === 'recording' ? listed(having(item, 'performer')) : '');
}
