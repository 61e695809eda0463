import type { BibliographicItem, Contributor, ContributorRole } from '../item.ts';
import { initialsOf, type Name } from '../name.ts';

/** 'de Assis M', 'King ML Jr'; groups as they are. */
export function vancouverName(name: Name): string {
  if (name.kind === 'event') return name.name;
  if (name.kind === 'body') return name.units.join(', ');
  const { letters, particle } = initialsOf(name.given);
  const initials = letters.map((letter) => letter.replaceAll('-', '')).join('');
  const family = [particle, name.family].filter(Boolean).join(' ');
  return [family, initials || name.epithet, name.suffix.replace('.', '')].filter(Boolean).join(' ');
}

/** Of seven names and more, the first six (ICMJE). */
const mostNames = 6;

function nameList(contributors: readonly Contributor[]): string {
  const names = contributors.map(({ name }) => vancouverName(name));
  const said = names.length > mostNames ? [...names.slice(0, mostNames), 'et al'] : names;
  return said.join(', ');
}

function having(item: BibliographicItem, role: ContributorRole): readonly Contributor[] {
  return item.contributors.filter((one) => one.role === role);
}

/** Authors, else editors, else of a film its directors; '' where nobody is named. */
export function vancouverEntry(item: BibliographicItem): string {
  const authors = nameList(having(item, 'author'));
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
