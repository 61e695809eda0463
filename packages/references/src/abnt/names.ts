import type { BibliographicItem, Contributor, ContributorRole } from '../item.ts';
import { type Name } from '../name.ts';
import { directName } from '../cited-name.ts';
import {
  endSentence,
  italic,
  joinReferences,
  plain,
  sentences,
  together,
  type Reference,
} from '../piece.ts';

/** Most names; of more, the first and 'et al.' (NBR 6023, 8.1.1.2). */
const mostNames = 3;

const upper = (text: string): string => text.toLocaleUpperCase('pt');

/** 'SÃO PAULO (Estado)': what qualifies a body stays as it is. */
function bodyEntry(units: readonly string[]): string {
  const [first = '', ...rest] = units;
  const [, name = first, qualifier = ''] = /^([^(]*)(\(.*)?$/u.exec(first) ?? [];
  return endSentence([`${upper(name)}${qualifier}`.trim(), ...rest]);
}

/** 'ASSIS, Machado de', 'BRASIL. Ministério da Saúde', 'CONGRESSO X, 10., 1979, Curitiba'. */
export function entryName(name: Name): string {
  switch (name.kind) {
    case 'person': {
      const family = upper([name.family, name.suffix].filter(Boolean).join(' '));
      return [family, name.given || name.epithet].filter(Boolean).join(', ');
    }
    case 'body':
      return bodyEntry(name.units);
    case 'event': {
      const number = name.number && `${name.number}.`;
      return [upper(name.name), number, name.year, name.place].filter(Boolean).join(', ');
    }
  }
}

function namesOf(contributors: readonly Contributor[], isEvery: boolean): Reference {
  const names = contributors.map(({ name }) => plain(entryName(name)));
  const [first] = names;
  if (first && names.length > mostNames && !isEvery)
    return together(first, plain(' '), italic('et al.'));
  return joinReferences(names, '; ');
}

export function withRole(item: BibliographicItem, role: ContributorRole): readonly Contributor[] {
  return item.contributors.filter((one) => one.role === role);
}

/** Short words for what organizers did, by relator code; one word is for all of them. */
const words: Readonly<Record<string, string>> = { edt: 'ed.', com: 'comp.', cur: 'cur.' };

function wordFor({ code, term }: Contributor): string {
  return term.startsWith('coord') ? 'coord.' : (words[code] ?? 'org.');
}

/** Authors as they are; organizers with the word for what they did. */
export function responsible(contributors: readonly Contributor[], isEvery = false): Reference {
  const authors = contributors.filter(({ role }) => role === 'author');
  if (authors.length > 0) return namesOf(authors, isEvery);
  const organizers = contributors.filter(({ role }) => role === 'organizer');
  const [first] = organizers;
  return first ? together(namesOf(organizers, isEvery), plain(` (${wordFor(first)})`)) : [];
}

/** Names at the head: the authors, else the organizers; nothing where none is named. */
export function entry({ contributors, uniformTitle, everyAuthor }: BibliographicItem): Reference {
  const who = responsible(contributors, everyAuthor);
  return uniformTitle ? sentences(who, plain(`[${uniformTitle}]`)) : who;
}

/** 'Tradução: Hernâni Donato', in the order names are spoken. */
export function credit(label: string, contributors: readonly Contributor[]): Reference {
  const names = contributors.map(({ name }) => directName(name));
  if (names.length === 0) return [];
  const said = names.length > mostNames ? [names[0] ?? ''] : names;
  const more = names.length > mostNames ? together(plain(' '), italic('et al.')) : [];
  return together(plain(`${label}: ${said.join(', ')}`), more);
}
