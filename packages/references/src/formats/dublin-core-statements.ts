import type { Description } from '@estante/marc';
import { roleIn } from '../contributors.ts';
import { itemOf } from '../item-of.ts';
import type { SourceTitle } from '../source-title.ts';
import { dcmiTypes } from './dcmi-types.ts';

/** The fifteen elements of simple Dublin Core (ISO 15836-1), in their usual order. */
export const dublinCoreElements = [
  'title',
  'creator',
  'contributor',
  'subject',
  'description',
  'publisher',
  'date',
  'type',
  'format',
  'identifier',
  'source',
  'language',
  'relation',
  'coverage',
  'rights',
] as const;
export type DublinCoreElement = (typeof dublinCoreElements)[number];

/** Element of Dublin Core with one value. */
export interface DublinCoreStatement {
  readonly element: DublinCoreElement;
  readonly value: string;
}

function dateOf({ year, yearEnd, isSerial }: Description): string {
  if (year === null) return '';
  if (yearEnd !== null) return `${year}/${yearEnd}`;
  return isSerial ? `${year}/..` : String(year);
}

/** Authors of the one list, and main entries, are creators; all others contributors. */
function agentsOf(about: Description, isCreator: boolean): string[] {
  const { contributors } = itemOf(about);
  return about.agents
    .filter(({ title }) => title === '')
    .filter((one) => (one.isMain || roleIn(contributors, one) === 'author') === isCreator)
    .map(({ name }) => name);
}

function subjectsOf({ subjects }: Description, isCoverage: boolean): string[] {
  return subjects
    .filter(({ type }) => (type === 'place' || type === 'period') === isCoverage)
    .map(({ parts }) => parts.map(({ text }) => text).join(' – '));
}

function identifiersOf(about: Description, { address }: SourceTitle): string[] {
  const { doi } = itemOf(about);
  return [
    address,
    ...about.isbns.map(({ isbn13, asWritten }) => `ISBN ${isbn13 || asWritten}`),
    ...about.issns.map((issn) => `ISSN ${issn}`),
    doi && `https://doi.org/${doi}`,
    ...about.links.filter(({ kind }) => kind === 'resource').map(({ url }) => url),
  ];
}

function relationsOf({ related, series }: Description): string[] {
  return [
    ...series.map(({ title, volume }) => [title, volume].filter(Boolean).join(' ; ')),
    ...related.filter(({ relation }) => relation !== 'host').map(({ title }) => title),
  ];
}

/** A title in simple Dublin Core: each statement once, none empty. */
export function dublinCore(source: SourceTitle): readonly DublinCoreStatement[] {
  const about = source.description;
  const titles = [
    [about.title, about.subtitle].filter(Boolean).join(' : '),
    ...about.otherTitles.map(({ text }) => text),
  ];
  const values: Readonly<Record<DublinCoreElement, readonly string[]>> = {
    title: titles.map((title, at) => (at === 0 && about.part ? `${title}. ${about.part}` : title)),
    creator: agentsOf(about, true),
    contributor: agentsOf(about, false),
    subject: subjectsOf(about, false),
    description: [...about.abstracts, ...about.contents],
    publisher: about.publications.flatMap(({ publishers }) => publishers),
    date: [dateOf(about)],
    type: [dcmiTypes[about.workType]],
    format: about.extent,
    identifier: identifiersOf(about, source),
    source: about.related.filter(({ relation }) => relation === 'host').map(({ title }) => title),
    language: about.languages,
    relation: relationsOf(about),
    coverage: subjectsOf(about, true),
    rights: about.notes.filter(({ tag }) => tag === '540').map(({ text }) => text),
  };
  return dublinCoreElements.flatMap((element) =>
    [...new Set(values[element])].filter(Boolean).map((value) => ({ element, value })),
  );
}
