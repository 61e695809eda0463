import { publicationOf, type Description } from '@estante/marc';
import { translatorFor } from '@estante/phrases';
import type { ExportedTitle, ExportOrder } from './exported.ts';

const columns = [
  'number',
  'type',
  'title',
  'subtitle',
  'part',
  'authors',
  'edition',
  'place',
  'publisher',
  'year',
  'extent',
  'series',
  'host',
  'thesis',
  'isbn',
  'issn',
  'callNumber',
  'subjects',
  'libraries',
  'links',
  'address',
] as const;

function cells({
  source,
  libraries,
  workType,
}: ExportedTitle): Record<(typeof columns)[number], string> {
  const about = source.description;
  const publication = publicationOf(about);
  return {
    number: String(source.id),
    type: workType,
    title: about.title,
    subtitle: about.subtitle,
    part: about.part,
    authors: about.agents
      .filter(({ title }) => title === '')
      .map(({ name }) => name)
      .join('; '),
    edition: about.edition,
    place: publication?.places.join('; ') ?? '',
    publisher: publication?.publishers.join('; ') ?? '',
    year: about.year === null ? '' : String(about.year),
    extent: about.extent.join('; '),
    series: about.series
      .map(({ title, volume }) => [title, volume].filter(Boolean).join(' ; '))
      .join('; '),
    host: about.related
      .filter(({ relation }) => relation === 'host')
      .map(({ title, detail }) => [title, detail].filter(Boolean).join(', '))
      .join('; '),
    thesis: thesisWords(about.thesis),
    isbn: about.isbns.map(({ isbn13, asWritten }) => isbn13 || asWritten).join('; '),
    issn: about.issns.join('; '),
    callNumber: source.callNumber,
    subjects: about.subjects
      .map(({ parts }) => parts.map(({ text }) => text).join(' – '))
      .join('; '),
    libraries: libraries.join('; '),
    links: about.links
      .filter(({ kind }) => kind !== 'related')
      .map(({ url }) => url)
      .join(' '),
    address: source.address,
  };
}

const numeric: ReadonlySet<(typeof columns)[number]> = new Set(['number', 'year']);

/** Whether what stands in a column are numbers, which are sorted as such. */
export const isNumericColumn = (place: number) => numeric.has(columns[place] ?? 'title');

/** 'Doutorado, Universidade de São Paulo, 1998', or the note where nothing stands by itself. */
function thesisWords(thesis: Description['thesis']): string {
  if (thesis === null) return '';
  const { degree, institution, year, note } = thesis;
  return [degree, institution, year].filter(Boolean).join(', ') || note;
}

/** A row of headings in the language asked for, and one for each title. */
export function tableRows({ titles, language }: ExportOrder): string[][] {
  const t = translatorFor(language);
  const head = columns.map((column) => t(`exports.columns.${column}`));
  const rows = titles.map((title) => {
    const said = cells(title);
    return columns.map((column) => said[column]);
  });
  return [head, ...rows];
}
