import type { BibliographicItem, ContributorRole } from '../item.ts';
import { itemOf } from '../item-of.ts';
import { type Name } from '../name.ts';
import { directName } from '../cited-name.ts';
import type { SourceTitle } from '../source-title.ts';
import { readEdition } from '../edition.ts';
import { levelOf } from '../apa/what-it-is.ts';
import { countsOf, numeral } from './extent.ts';

const types: Readonly<Record<BibliographicItem['kind'], string>> = {
  book: 'book',
  part: 'incollection',
  // @periodical is for issues of one and known to biblatex alone; everything reads @misc.
  serial: 'misc',
  article: 'article',
  thesis: 'phdthesis',
  map: 'misc',
  score: 'misc',
  recording: 'misc',
  video: 'misc',
  act: 'misc',
  standard: 'techreport',
  archive: 'unpublished',
  other: 'misc',
};

const special: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Braces in words: BibTeX counts them whatever precedes them, so a brace without its partner is spelled out. */
const brace: Readonly<Record<string, string>> = {
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
};

/** Writes as themselves the signs that TeX would take for commands. */
export function escapeTex(text: string): string {
  const signs = isPaired(text) ? special : { ...special, ...brace };
  return text
    .replace(/[\r\n\t]+/gu, ' ')
    .replace(/[\\~^{}$&%#_]/gu, (sign) => signs[sign] ?? `\\${sign}`);
}

/** Whether each brace that opens is closed, and none closes before. */
function isPaired(text: string): boolean {
  let open = 0;
  for (const sign of text) {
    if (sign === '{') open += 1;
    else if (sign === '}') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** Value read as it is by the packages that set addresses; a brace would end it. */
function verbatim(text: string): string {
  return text.replace(/[{}\s\\]/gu, encodeURIComponent);
}

/** Part of a name: ‘and’ separates names; within a name it stands in braces. */
function namePart(text: string): string {
  return /\band\b/iu.test(text) ? `{${escapeTex(text)}}` : escapeTex(text);
}

/** Braces keep a group in one piece; of a person 'Family, Jr., Given'. */
function nameText(name: Name): string {
  if (name.kind !== 'person') return `{${escapeTex(directName(name))}}`;
  const given = name.given || name.epithet;
  if (!given) return `{${escapeTex(name.family)}}`;
  return [name.family, name.suffix, given].filter(Boolean).map(namePart).join(', ');
}

/** Commas part keywords: braces keep one that has a comma in one piece. */
function keywordText(text: string): string {
  const escaped = escapeTex(text);
  return text.includes(',') ? `{${escaped}}` : escaped;
}

function names(item: BibliographicItem, role: ContributorRole): string {
  const found = item.contributors.filter((one) => one.role === role);
  return found.map(({ name }) => nameText(name)).join(' and ');
}

/** Editors of the whole that a part is in, as BibTeX joins names; '' for none. */
function hostEditors({ host }: BibliographicItem): string {
  return (host?.contributors ?? []).map(({ name }) => nameText(name)).join(' and ');
}

/** Word in ASCII letters alone. */
function plainWord(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, '');
}

/** A key that a title always has, and no other title: 'assis1899_12'. */
function keyOf(item: BibliographicItem, id: number): string {
  const [first] = item.contributors;
  const name = first?.name;
  const family = name?.kind === 'person' ? name.family : name ? directName(name) : item.title;
  const word = plainWord(family.split(/\s+/u)[0] ?? '') || 'titulo';
  return `${word}${item.date.year ?? ''}_${id}`;
}

type BibtexField = readonly [name: string, value: string];

/** '2' of '2. ed.'; what has no number, or more than one, stands as it is. */
function editionOf({ edition, host }: BibliographicItem): string {
  const { number, rest, whole } = readEdition(host?.edition || edition);
  return number === null || rest ? whole : String(number);
}

/** The number of a standard; for all else the place in the series. */
function numberOf({ standardNumber, series: [first] }: BibliographicItem): string {
  return standardNumber || numeral(first?.volume ?? '');
}

/** A master's thesis has a type of its own. */
function typeOf({ kind, thesis }: BibliographicItem): string {
  const isMasters = kind === 'thesis' && levelOf(thesis?.degree ?? '') === 'masters';
  return isMasters ? 'mastersthesis' : types[kind];
}

function entries(source: SourceTitle, item: BibliographicItem): readonly BibtexField[] {
  const { host } = item;
  const imprint = host?.imprint ?? item.imprint;
  const year = /\d{4}/u.exec(host?.date ?? '')?.[0] ?? String(item.date.year ?? '');
  const [publisher = ''] = imprint.publishers;
  const isThesis = item.kind === 'thesis';
  const { pages, volumes } = countsOf(item.extent);
  const title = [item.title, item.subtitle].filter(Boolean).join(': ');
  const [series] = item.series;
  return [
    ['title', `{${escapeTex([title, item.part].filter(Boolean).join('. '))}}`],
    [item.kind === 'article' ? 'journal' : 'booktitle', escapeTex(host?.title ?? '')],
    ['edition', escapeTex(editionOf(item))],
    [item.kind === 'standard' ? 'institution' : 'publisher', isThesis ? '' : escapeTex(publisher)],
    // An entry of this type has to have one.
    ['school', isThesis ? escapeTex(item.thesis?.institution || publisher) : ''],
    ['type', escapeTex(item.thesis?.degree ?? '')],
    ['address', escapeTex(item.thesis?.place || (imprint.places[0] ?? ''))],
    ['year', item.thesis?.year || year],
    [
      'volume',
      escapeTex(host ? host.volume || host.yearNumber : item.volume.replace(/^[vt]\. /u, '')),
    ],
    ['number', escapeTex(host ? host.number || host.supplement : numberOf(item))],
    ['pages', escapeTex(host?.pages.replace('-', '--') ?? '')],
    ['series', escapeTex(series?.title ?? '')],
    ['pagetotal', escapeTex(pages)],
    ['volumes', volumes],
    ['note', pages || volumes || item.kind === 'serial' ? '' : escapeTex(item.extent)],
    ['isbn', item.isbn || (host?.isbn ?? '')],
    ['issn', item.issn || (host?.issn ?? '')],
    ['doi', verbatim(item.doi)],
    ['url', verbatim(item.url)],
    ['language', source.description.languages[0] ?? ''],
    [
      'keywords',
      source.description.subjects
        .map(({ parts }) => keywordText(parts.map(({ text }) => text).join(' -- ')))
        .join(', '),
    ],
  ];
}

function entryText(source: SourceTitle): string {
  const item = itemOf(source.description, source.record);
  const people: readonly BibtexField[] = [
    ['author', names(item, 'author') || names(item, 'director') || names(item, 'performer')],
    ['editor', names(item, 'organizer') || hostEditors(item)],
    ['translator', names(item, 'translator')],
  ];
  const lines = [...people, ...entries(source, item)]
    .filter(([, value]) => value !== '' && value !== '{}')
    .map(([name, value]) => `  ${name} = {${value}},\n`);
  return `@${typeOf(item)}{${keyOf(item, source.id)},\n${lines.join('')}}\n`;
}

/** Titles as BibTeX, in UTF-8, with what biblatex knows beside. */
export function writeBibTex(sources: readonly SourceTitle[]): string {
  return sources.map(entryText).join('\n');
}
