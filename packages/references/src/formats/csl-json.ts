import { readEdition } from '../edition.ts';
import type { BibliographicItem, Host } from '../item.ts';
import { itemOf } from '../item-of.ts';
import type { SourceTitle } from '../source-title.ts';
import { countsOf, numeral } from './extent.ts';
import { cslNames } from './csl-names.ts';

/** Types of CSL 1.0.2, by kind, and by work type where these say more. */
const types: Readonly<Record<BibliographicItem['kind'], string>> = {
  book: 'book',
  part: 'chapter',
  serial: 'periodical',
  article: 'article-journal',
  thesis: 'thesis',
  map: 'map',
  score: 'musical_score',
  recording: 'song',
  video: 'motion_picture',
  act: 'legislation',
  standard: 'standard',
  archive: 'manuscript',
  other: 'document',
};
const finer: Readonly<Record<string, string>> = {
  software: 'software',
  dataset: 'dataset',
  website: 'webpage',
  image: 'graphic',
};

interface CslDate {
  readonly 'date-parts': readonly (readonly number[])[];
  readonly circa?: boolean;
}

function issued({ date, host, thesis }: BibliographicItem): CslDate | undefined {
  const said = Number(thesis?.year || /\d{4}/u.exec(host?.date ?? '')?.[0] || 0);
  if (said) return { 'date-parts': [[said]] };
  if (date.year === null) return undefined;
  const parts = [[date.year], ...(date.yearEnd === null ? [] : [[date.yearEnd]])];
  const isSure = ['sure', 'supplied', 'copyright'].includes(date.certainty);
  return { 'date-parts': parts, ...(isSure ? {} : { circa: true }) };
}

function within(host: Host | null): Readonly<Record<string, string>> {
  if (!host) return {};
  return {
    'container-title': host.title,
    volume: host.volume || host.yearNumber,
    issue: host.number || host.supplement,
    page: host.pages,
    'chapter-number': host.chapter,
  };
}

/** '2' of '2. ed.'; what has no number stands as it is. */
function editionOf(statement: string): string {
  const { number, rest, whole } = readEdition(statement);
  return number === null || rest ? whole : String(number);
}

function cslItem(source: SourceTitle): Readonly<Record<string, unknown>> {
  const { description } = source;
  const item = itemOf(description, source.record);
  const imprint =
    item.host && item.host.imprint.publishers.length > 0 ? item.host.imprint : item.imprint;
  const [series] = item.series;
  const { pages, volumes } = countsOf(item.extent);
  const all: Readonly<Record<string, unknown>> = {
    id: String(source.id),
    type: finer[item.workType] ?? types[item.kind],
    ...cslNames(item),
    title: [[item.title, item.subtitle].filter(Boolean).join(': '), item.part]
      .filter(Boolean)
      .join('. '),
    volume: item.volume.replace(/^[vt]\. /u, ''),
    ...within(item.host),
    'collection-title': series?.title,
    'collection-number': numeral(series?.volume ?? ''),
    edition: editionOf(item.host?.edition || item.edition),
    publisher: item.thesis?.institution || imprint.publishers[0],
    'publisher-place': item.thesis?.place || imprint.places[0],
    issued: issued(item),
    genre: item.thesis?.degree,
    number: item.standardNumber,
    'number-of-pages': pages,
    'number-of-volumes': volumes,
    scale: item.scale,
    ISBN: item.isbn || item.host?.isbn,
    ISSN: item.issn || item.host?.issn,
    DOI: item.doi,
    URL: item.url,
    language: description.languages[0],
    'call-number': source.callNumber,
    abstract: description.abstracts[0],
    keyword: description.subjects
      .map(({ parts }) => parts.map(({ text }) => text).join(' – '))
      .join('; '),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value));
}

/** Titles as CSL-JSON, which citation processors read (citeproc, Pandoc, Zotero). */
export function writeCslJson(sources: readonly SourceTitle[]): string {
  return `${JSON.stringify(sources.map(cslItem), null, 2)}\n`;
}
