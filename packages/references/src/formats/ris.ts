import type { ContributorRole, BibliographicItem } from '../item.ts';
import { itemOf } from '../item-of.ts';
import { filedName } from '../cited-name.ts';
import { readEdition } from '../edition.ts';
import type { SourceTitle } from '../source-title.ts';
import { countsOf, numeral } from './extent.ts';

/**
 * RIS types by kind, and by work type where these say more; such as Zotero and EndNote know alike (a
 * score as MUSIC would be a recording there, a whole journal as JFULL an article).
 */
const types: Readonly<Record<BibliographicItem['kind'], string>> = {
  book: 'BOOK',
  part: 'CHAP',
  serial: 'SER',
  article: 'JOUR',
  thesis: 'THES',
  map: 'MAP',
  score: 'BOOK',
  recording: 'SOUND',
  video: 'VIDEO',
  act: 'STAT',
  standard: 'STAND',
  archive: 'MANSCPT',
  other: 'GEN',
};
const finer: Readonly<Record<string, string>> = {
  ebook: 'EBOOK',
  software: 'COMP',
  dataset: 'DATA',
  website: 'ELEC',
  image: 'ART',
  object: 'ART',
  // RIS has no type for these: Zotero reads GEN, which would say so, as an article.
  kit: 'ART',
  game: 'ART',
};

const roles: Readonly<Record<ContributorRole, string>> = {
  author: 'AU',
  organizer: 'ED',
  translator: 'A4',
  director: 'AU',
  producer: 'A3',
  performer: 'A2',
  advisor: 'A3',
};

/**
 * Tells the tag of a role, whose meaning depends on the type: A2 of a book is the editor of its series,
 * of an article its own editor (EndNote's reference types; Zotero's translator _RIS_).
 */
function tagOf(role: ContributorRole, { kind, workType }: BibliographicItem): string {
  if (role === 'performer' && kind === 'video') return 'C1';
  if (role !== 'organizer') return roles[role];
  if (kind === 'book' && workType !== 'ebook') return 'A3';
  return kind === 'part' || kind === 'article' ? 'A2' : roles.organizer;
}

type Line = readonly [tag: string, value: string];

/** The number of '2. ed.', which readers of the format show as one; what has none, or more, as it is. */
function editionOf({ edition, host }: BibliographicItem): string {
  const { number, rest, whole } = readEdition(host?.edition || edition);
  return number === null || rest ? whole : String(number);
}

function imprintLines(item: BibliographicItem): readonly Line[] {
  const imprint = item.host?.imprint ?? item.imprint;
  const year = /\d{4}/u.exec(item.host?.date ?? '')?.[0] ?? String(item.date.year ?? '');
  return [
    ['ET', editionOf(item)],
    ['CY', item.thesis?.place || (imprint.places[0] ?? '')],
    ['PB', item.thesis?.institution || (imprint.publishers[0] ?? '')],
    ['PY', item.thesis?.year || year],
  ];
}

/**
 * Volume and place in a series are two things: VL is the volume of the work, M1 its number in the series
 * where the type has one (EndNote's reference types; Zotero reads it so).
 */
function hostLines({ host, series, extent, volume }: BibliographicItem): readonly Line[] {
  if (!host) {
    const [first] = series;
    const { pages, volumes } = countsOf(extent);
    return [
      ['T2', first?.title ?? ''],
      ['VL', volume.replace(/^[vt]\. /u, '')],
      ['M1', numeral(first?.volume ?? '')],
      ['NV', volumes],
      ['SP', pages],
    ];
  }
  const [start = '', end = ''] = host.pages.split('-');
  return [
    ...host.contributors.map((one): Line => ['A2', filedName(one.name)]),
    ['T2', host.title],
    ['VL', host.volume || host.yearNumber],
    ['IS', host.number || host.supplement],
    ['SP', start],
    ['EP', end],
  ];
}

function linesOf(source: SourceTitle): readonly Line[] {
  const { description } = source;
  const item = itemOf(description, source.record);
  const title = [item.title, item.subtitle].filter(Boolean).join(': ');
  return [
    ['TY', finer[item.workType] ?? types[item.kind]],
    ['ID', String(source.id)],
    ...item.contributors.map(({ role, name }): Line => [tagOf(role, item), filedName(name)]),
    ['TI', [title, item.part].filter(Boolean).join('. ')],
    ...hostLines(item),
    ...imprintLines(item),
    ['SN', item.isbn || item.issn || item.host?.isbn || (item.host?.issn ?? '')],
    ['M3', item.thesis?.degree ?? ''],
    ['C1', item.scale],
    ['DO', item.doi],
    // Zotero takes the language of a program for the one it is written in.
    ['LA', item.workType === 'software' ? '' : (description.languages[0] ?? '')],
    ['CN', source.callNumber],
    ...description.subjects.map(({ parts }): Line => [
      'KW',
      parts.map(({ text }) => text).join(' – '),
    ]),
    ...description.abstracts.map((text): Line => ['AB', text]),
    // The catalogue's own page is no address of a printed book: where it was found is another line.
    ['UR', item.url],
    ['DP', item.url ? '' : source.address],
  ];
}

/** A value stands on one line. */
function lineText([tag, value]: Line): string {
  const text = value.replace(/[\r\n\u2028\u2029]+/gu, ' ').trim();
  return text ? `${tag}  - ${text}\r\n` : '';
}

/** Titles in the format RIS, in UTF-8. */
export function writeRis(sources: readonly SourceTitle[]): string {
  return sources
    .map((source) => `${linesOf(source).map(lineText).join('')}ER  - \r\n`)
    .join('\r\n');
}
