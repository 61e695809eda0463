import type { TitleRow } from '../../catalogue/index.ts';
import { areaOf, callNumber, headingKey, workKey, type Description } from '@estante/marc';
import { materialFacets, referenceKey } from './material-facets.ts';
import type { Place } from './place.ts';
import {
  shelfKey,
  type FacetValue,
  type Reference,
  type SearchDocument,
} from '@estante/search-engine';

/** A title with where it stands, as the index reads it. */
export interface IndexedTitle extends TitleRow {
  readonly places: readonly Place[];
  /** Call numbers by which it stands on shelves, the first to file it by. */
  readonly callNumbers: readonly string[];
  /** Forms not used of its headings and of those they subdivide, by the heading's number. */
  readonly variants: ReadonlyMap<number, readonly Reference[]>;
}

export function toSearchDocument(title: IndexedTitle): SearchDocument {
  const { description } = title;
  return {
    id: title.id,
    ...workOf(description),
    language: stemmerOf(description),
    text: textsOf(title),
    otherTitles: otherTitlesOf(description),
    ...(title.callNumbers.length > 0 && { callNumbers: title.callNumbers }),
    facets: facetsOf(title),
    references: referencesOf(title),
    sort: {
      // As written: the engine files it by the words it is looked for by.
      title: description.sortTitle || description.title,
      author: headingKey(description.agents[0]?.name ?? ''),
      year: description.year,
      workType: `${title.workType} ${referenceKey(description)}`.trim(),
      callNumber: shelfKey(title.callNumbers[0] ?? ''),
      includedOn: Math.floor(Date.parse(title.includedOn) / 86_400_000),
      copies: title.places.reduce((sum, { copies }) => sum + copies, 0),
    },
  };
}

function workOf(description: Description): Pick<SearchDocument, 'work'> {
  const work = workKey(description);
  return work === '' ? {} : { work };
}

function stemmerOf({ languages }: Description): SearchDocument['language'] {
  switch (languages[0]) {
    case 'por':
      return 'pt';
    case 'eng':
      return 'en';
    case 'spa':
      return 'es';
    default:
      return null;
  }
}

function textsOf(title: IndexedTitle): SearchDocument['text'] {
  const { description: d } = title;
  return {
    title: present([
      [d.title, d.part].filter(Boolean).join('. '),
      d.subtitle,
      ...d.otherTitles.map(({ text }) => text),
      ...d.agents.map((agent) => agent.title),
      ...scriptOf(d, 'title'),
    ]),
    author: present([
      ...d.agents.map(({ name }) => name),
      d.responsibility,
      ...scriptOf(d, 'author'),
    ]),
    subject: [...headingTexts(title, ['subject', 'genre']), ...scriptOf(d, 'subject')],
    series: present([...d.series.map((series) => series.title), ...scriptOf(d, 'series')]),
    // The year stands with them: it is typed beside a title to say which edition.
    publisher: present([
      ...d.publications.flatMap(({ places, publishers }) => [...publishers, ...places]),
      String(d.year ?? ''),
      ...scriptOf(d, 'publisher'),
    ]),
    callNumber: [
      ...new Set([
        ...present([callNumber(d)]),
        ...d.classifications.map(({ number, item }) => `${number} ${item}`),
        ...title.callNumbers,
      ]),
    ],
    standardNumber: present([
      ...d.isbns.map((i) => i.isbn13 || i.asWritten),
      ...d.issns,
      ...(d.linkingIssns ?? []),
    ]),
    notes: present([
      ...d.contents,
      ...d.abstracts,
      ...d.notes.map(({ text }) => text),
      ...scriptOf(d, 'notes'),
    ]),
    identifier: present([
      String(title.id),
      d.archive?.referenceCode ?? '',
      d.act ? `${d.act.kind} ${d.act.number}` : '',
      ...d.identifiers.map(({ value }) => value),
    ]),
  };
}

/**
 * Other names of the work as people type them: without the rest of the title, and a uniform title
 * also without what is added to it ('Design patterns. Português').
 */
function otherTitlesOf({ otherTitles }: Description): string[] {
  const names = otherTitles
    .filter(({ kind }) => kind !== 'analytical')
    .flatMap(({ kind, text }) => {
      const name = text.split(' : ')[0] ?? '';
      return kind === 'uniform' ? [text, name, name.split('. ')[0] ?? ''] : [text, name];
    });
  return [...new Set(names)].filter(Boolean);
}

type ScriptField = 'title' | 'author' | 'subject' | 'series' | 'publisher' | 'notes';

/** Statements in their original script, each where the field they repeat is searched. */
function scriptOf({ originalScript }: Description, field: ScriptField): string[] {
  return originalScript.filter(({ tag }) => fieldOfTag(tag) === field).map(({ text }) => text);
}

/** Finds the field that a tag is searched as; one that names no field is found as a note all the same. */
function fieldOfTag(tag: string): ScriptField {
  if (/^(?:26|25[67])/.test(tag)) return 'publisher';
  if (/^(?:2|130|7[34]0)/.test(tag)) return 'title';
  if (/^[17]/.test(tag)) return 'author';
  if (/^[48]/.test(tag)) return 'series';
  return tag.startsWith('6') ? 'subject' : 'notes';
}

function headingTexts(title: IndexedTitle, relations: readonly string[]): string[] {
  return title.headings.filter((h) => relations.includes(h.relation)).map(({ text }) => text);
}

function referencesOf({ headings, variants }: IndexedTitle): SearchDocument['references'] {
  const through = (isWanted: (relation: string) => boolean) => {
    const all = headings
      .filter(({ relation }) => isWanted(relation))
      .flatMap(({ headingId }) => variants.get(headingId) ?? []);
    return [...new Map(all.map((one) => [`${one.variant}\0${one.heading}`, one])).values()];
  };
  return {
    author: through((relation) => relation === 'agent'),
    subject: through((relation) => relation !== 'agent'),
  };
}

type FilteredTitle = Omit<IndexedTitle, 'callNumbers' | 'variants'>;

/** Values of the facets that a line of results names beside its title. */
export function lineFacetsOf(title: FilteredTitle): SearchDocument['facets'] {
  const { description: d, places } = title;
  return {
    B: codes(places.map(({ library }) => library)),
    U: codes(places.map(({ campus }) => campus)),
    C: codes(places.flatMap(({ collections }) => collections)),
    L: codes(places.flatMap(({ locations }) => locations)),
    M: named(places.flatMap(({ materials }) => materials)),
    A: agentFacet(title, () => true),
    O: agentFacet(title, (roles) => roles.some((role) => role === 'ths' || role === 'dgs')),
    S: headingFacet(title, 'subject'),
    F: headingFacet(title, 'genre'),
    E: named(d.publications.flatMap(({ publishers }) => publishers)),
    P: named(d.publications.flatMap(({ places: cities }) => cities)),
    D: title.courseUses.map(({ code, name }) => ({ code, label: name })),
    N: codes(d.audience.filter((code) => code.length === 1)),
    G: named(d.thesis?.degree ? [d.thesis.degree] : []),
  };
}

function facetsOf(title: FilteredTitle): SearchDocument['facets'] {
  const { description: d } = title;
  return {
    ...lineFacetsOf(title),
    T: codes([title.workType]),
    Y: codes(d.year === null ? [] : [d.year]),
    X: codes([
      ...(title.cover === null ? [] : ['C']),
      ...(d.isOnline ? ['O'] : []),
      ...(d.isAccessible ? ['A'] : []),
    ]),
    I: codes(d.languages),
    R: codes(repositoriesOf(d)),
    K: codes(areaOf(d) ? [areaOf(d)] : []),
    ...materialFacets(d),
    includedOn: codes([title.includedOn]),
  };
}

/** Values whose names the application knows. */
function codes(values: readonly (string | number)[]): FacetValue[] {
  return [...new Set(values.map(String))].map((code) => ({ code, label: '' }));
}

/** Values that are their own names: one code for all ways of writing it. */
function named(labels: readonly string[]): FacetValue[] {
  if (labels.length === 0) return [];
  const byKey = new Map(labels.map((label) => [headingKey(label), label]));
  byKey.delete('');
  return [...byKey].map(([code, label]) => ({ code, label }));
}

function headingFacet(title: TitleRow, relation: 'subject' | 'genre'): FacetValue[] {
  const headings = title.headings.filter((heading) => heading.relation === relation);
  return unique(headings.map(({ headingId, text }) => ({ code: String(headingId), label: text })));
}

function agentFacet(title: TitleRow, wanted: (roles: readonly string[]) => boolean): FacetValue[] {
  return unique(
    title.headings
      .filter((heading) => heading.relation === 'agent')
      .filter(({ position }) => wanted(title.description.agents[position]?.roles ?? []))
      .map(({ headingId, text }) => ({ code: String(headingId), label: text })),
  );
}

function unique(values: readonly FacetValue[]): FacetValue[] {
  return values.length < 2
    ? [...values]
    : [...new Map(values.map((value) => [value.code, value])).values()];
}

/** Hosts of the resource itself: 'www.gutenberg.org'. */
function repositoriesOf({ links }: Description): string[] {
  return links
    .filter(({ kind }) => kind === 'resource' || kind === 'version')
    .map(({ url }) => URL.parse(url)?.hostname ?? '')
    .filter(Boolean);
}

function present(texts: readonly string[]): string[] {
  return texts.filter(Boolean);
}
