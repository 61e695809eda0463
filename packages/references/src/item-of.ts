import type { Description, MarcRecord, WorkType } from '@estante/marc';
import { contributors } from './contributors.ts';
import { hostOf, isInSerial } from './host.ts';
import { imprintOf } from './imprint.ts';
import { itemDate } from './item-date.ts';
import type { BibliographicItem, Host, ItemKind } from './item.ts';
import { thesisOf } from './thesis.ts';
import { partOf, uniformTitleOf } from './title-parts.ts';
import { tidy } from './piece.ts';

const kinds: Readonly<Record<WorkType, ItemKind>> = {
  book: 'book',
  ebook: 'book',
  audiobook: 'recording',
  serial: 'serial',
  article: 'article',
  thesis: 'thesis',
  map: 'map',
  score: 'score',
  music: 'recording',
  sound: 'recording',
  video: 'video',
  image: 'other',
  software: 'other',
  dataset: 'other',
  website: 'other',
  archive: 'archive',
  manuscript: 'archive',
  kit: 'other',
  object: 'other',
  game: 'other',
  standard: 'standard',
  'normative-act': 'act',
};

function kindOf({ workType }: Description, host: Host | null): ItemKind {
  const kind = kinds[workType];
  if (kind !== 'article') return kind;
  if (!host) return 'book';
  return isInSerial(host) ? 'article' : 'part';
}

/** The carrier and its pages, minutes or pieces, without illustrations and size. */
function extentOf({ extent }: Description): string {
  const [first = ''] = (extent[0] ?? '').split(/\s+[:;+]\s+/u);
  return tidy(first)
    .replace(/(?<=\d\]?\s?)(?:p[áa]ginas|pages|p[áa]gs?\.?|pp\.?)(?![\p{L}])/iu, 'p.')
    .replace(/(?<=\d\]?)\s?(p|v|f)\.?(?=$|[,;)])/gu, ' $1.')
    .replace(/^((?:\[?[ivxlcdm\d]+\]?, )*\[?\d+\]? p\.).*$/u, '$1')
    .replace(/^\d+\.?$/u, '');
}

const doi = /\b(10\.\d{4,9}\/[^\s"<>]+)$/u;

function doiOf({ identifiers, links }: Description): string {
  const said = identifiers.filter(({ source }) => source.toLowerCase() === 'doi');
  const linked = links.filter(({ url }) => /^https?:\/\/(?:dx\.)?doi\.org\//iu.test(url));
  const texts = [...said.map(({ value }) => value), ...linked.map(({ url }) => url)];
  return texts.map((text) => doi.exec(text)?.[1] ?? '').find(Boolean) ?? '';
}

/**
 * Address of the resource itself; where the record is online, also of a link that does not say what
 * it is.
 */
function urlOf({ links, isOnline }: Description): string {
  const own = links.find(({ kind }) => kind === 'resource');
  const likely = isOnline ? links.find(({ kind }) => kind !== 'related') : undefined;
  return (own ?? likely)?.url ?? '';
}

const scale = /1\s?:\s?\d[\d.,\s]*\d/u;

/** The first of thirteen digits. */
function isbnOf({ isbns }: Description): string {
  return isbns.find(({ isbn13 }) => isbn13 !== '')?.isbn13 ?? '';
}

function capitalized(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase('pt') + text.slice(1);
}

/**
 * Makes the item that a reference needs of a title. Edition and imprint of a host, which the
 * description leaves out, are read from the record where it is given.
 */
export function itemOf(about: Description, record: MarcRecord | null = null): BibliographicItem {
  const host = hostOf(about, record);
  const kind = kindOf(about, host);
  const mapNote = about.notes.find(({ tag }) => tag === '255')?.text ?? '';
  // The text after the colon of an act tells its subject.
  const isAct = kind === 'act';
  const after = tidy(about.subtitle);
  return {
    kind,
    workType: about.workType,
    title: tidy(about.title) || about.title,
    subtitle: isAct ? '' : after,
    ...partOf(about.part),
    uniformTitle: uniformTitleOf(about),
    contributors: contributors(about, kind, record),
    // Those responsible for an edition are no part of the statement that is cited.
    edition: tidy(about.edition.split(' / ')[0] ?? ''),
    imprint: imprintOf(about, record),
    date: itemDate(about),
    extent: extentOf(about),
    series: about.series.map(({ title, volume }) => ({ title: tidy(title), volume: tidy(volume) })),
    isbn: isbnOf(about),
    issn: about.issns[0] ?? '',
    host: kind === 'part' || kind === 'article' ? host : null,
    thesis: thesisOf(about),
    summary: isAct ? capitalized(after || tidy(about.abstracts[0] ?? '')) : '',
    standardNumber: about.standard?.number ?? '',
    referenceCode: about.archive?.referenceCode ?? '',
    scale: kind === 'map' ? (scale.exec(mapNote)?.[0].replace(/\s/gu, '') ?? '') : '',
    url: urlOf(about),
    doi: doiOf(about),
  };
}
