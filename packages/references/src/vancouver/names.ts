import { englishOrdinal } from '../edition.ts';
import type { BibliographicItem, Contributor, ContributorRole } from '../item.ts';
import { type Name } from '../name.ts';
import { initialsOf } from '../cited-name.ts';

/** 'de Assis M', 'King ML Jr'; groups as they are. */
export function vancouverName(name: Name): string {
  if (name.kind === 'event') return name.name;
  if (name.kind === 'body') return name.units.join(', ');
  const { letters, particle } = initialsOf(name.given);
  const initials = letters.map((letter) => letter.replaceAll('-', '')).join('');
  const family = [particle, name.family].filter(Boolean).join(' ');
  return [family, initials || name.epithet, name.suffix.replace('.', '')].filter(Boolean).join(' ');
}

/** Names that are all told; of more, the first six are (ICMJE). */
const mostNames = 6;

function nameList(contributors: readonly Contributor[]): string {
  const names = contributors.map(({ name }) => vancouverName(name));
  const said = names.length > mostNames ? [...names.slice(0, mostNames), 'et al'] : names;
  return said.join(', ');
}

function having(item: BibliographicItem, role: ContributorRole): readonly Contributor[] {
  return item.contributors.filter((one) => one.role === role);
}

/** A meeting is no author: it stands after the title of its papers (Citing Medicine, chapter 5). */
function authorsOf(item: BibliographicItem): readonly Contributor[] {
  return having(item, 'author').filter(({ name }) => name.kind !== 'event');
}

/** '10th Congresso Brasileiro de Biblioteconomia; 1979; Curitiba'. */
export function meeting(item: BibliographicItem): string {
  const found = having(item, 'author').find(({ name }) => name.kind === 'event');
  if (found?.name.kind !== 'event') return '';
  const { name, number, year, place } = found.name;
  const numbered = /^\d+$/u.test(number) ? `${englishOrdinal(Number(number))} ${name}` : name;
  return [numbered, year, place].filter(Boolean).join('; ');
}

/** Writes the names of those who made the whole of which a part is cited. */
export function hostNames(contributors: readonly Contributor[]): string {
  const isEdited = contributors.some(({ role }) => role === 'organizer');
  const label = isEdited ? `, editor${contributors.length > 1 ? 's' : ''}` : '';
  return contributors.length > 0 ? `${nameList(contributors)}${label}` : '';
}

/** Authors, else editors, else of a film its directors; '' where nobody is named. */
export function vancouverEntry(item: BibliographicItem): string {
  const authors = nameList(authorsOf(item));
  if (authors) return authors;
  for (const [role, one, many] of [
    ['organizer', 'editor', 'editors'],
    ['director', 'director', 'directors'],
    ['performer', 'performer', 'performers'],
  ] as const) {
    const found = having(item, role);
    if (found.length > 0) return `${nameList(found)}, ${found.length > 1 ? many : one}`;
  }
  return '';
}

/** 'Silva J, translator'. */
export function translators(item: BibliographicItem): string {
  const found = having(item, 'translator');
  return found.length > 0 ? `${nameList(found)}, translator${found.length > 1 ? 's' : ''}` : '';
}
