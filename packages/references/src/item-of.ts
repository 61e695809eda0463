import type { Description, MarcRecord, Thesis, WorkType } from '@estante/marc';
import { contributors } from './contributors.ts';
import { hostOf, isInSerial } from './host.ts';
import { itemDate } from './item-date.ts';
import type { BibliographicItem, Host, Imprint, ItemKind } from './item.ts';
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

function imprintOf({ publications }: Description): Imprint {
  const made = publications.filter(
    ({ kind, places, publishers }) => kind !== 'copyright' && places.length + publishers.length > 0,
  );
  const first = made.find(({ kind }) => kind === 'publication') ?? made[0];
  return {
    places: (first?.places ?? []).map(knownPlace).filter(Boolean),
    publishers: (first?.publishers ?? []).map(knownPublisher).filter(Boolean),
  };
}

/** '[S.l.]', 's.n.', '[Place of publication not identified]': styles have their own words for it. */
const unknown =
  /^\[?\s*(?:s\.\s?[ln]\.?(?:\s*:\s*s\.\s?n\.?)?|sine (?:loco|nomine)|(?:local|lugar|place|editora?|publisher|distributor)\b[^\]]*\b(?:not|n[ãa]o|no)\b[^\]]*)\s*\]?$/iu;

function knownPlace(text: string): string {
  return unknown.test(text) ? '' : tidy(text);
}

/** Legal form and the word for publisher are no part of the name, unless little would be left. */
const trade = /,?\s+(?:ltda|s\.?\s?a|inc|llc|ltd|gmbh|& co|editora|editores)\.?$/iu;

function knownPublisher(text: string): string {
  if (unknown.test(text)) return '';
  const name = tidy(text);
  const bare = name
    .replace(/^(?:editora|livraria)\s+(?!d[aeo]s?\b)(?=\p{Lu}\p{Ll})/iu, '')
    .replace(trade, '');
  return bare.length >= 3 ? bare : name;
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

/** Of the resource itself; of a record that is online also where the link does not say. */
function urlOf({ links, isOnline }: Description): string {
  const own = links.find(({ kind }) => kind === 'resource');
  const likely = isOnline ? links.find(({ kind }) => kind !== 'related') : undefined;
  return (own ?? likely)?.url ?? '';
}

const scale = /1\s?:\s?\d[\d.,\s]*\d/u;

function thesisOf(thesis: Thesis | null): BibliographicItem['thesis'] {
  if (!thesis) return null;
  const { degree, institution, year, note } = thesis;
  return {
    degree: tidy(degree || (institution ? '' : note)),
    institution: tidy(institution),
    year: /\d{4}/u.exec(year)?.[0] ?? '',
  };
}

/** The first of thirteen digits. */
function isbnOf({ isbns }: Description): string {
  return isbns.find(({ isbn13 }) => isbn13 !== '')?.isbn13 ?? '';
}

function capitalized(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase('pt') + text.slice(1);
}

/**
 * What a reference needs of a title. Edition and imprint of a host, which the description leaves
 * out, are read from the record where it is given.
 */
export function itemOf(about: Description, record: MarcRecord | null = null): BibliographicItem {
  const host = hostOf(about, record);
  const kind = kindOf(about, host);
  const mapNote = about.notes.find(({ tag }) => tag === '255')?.text ?? '';
  // What stands after the colon of an act is what it is about.
  const isAct = kind === 'act';
  const after = tidy(about.subtitle);
  return {
    kind,
    workType: about.workType,
    title: tidy(about.title) || about.title,
    subtitle: isAct ? '' : after,
    part: tidy(about.part),
    contributors: contributors(about, kind),
    edition: tidy(about.edition),
    imprint: imprintOf(about),
    date: itemDate(about),
    extent: extentOf(about),
    series: about.series.map(({ title, volume }) => ({ title: tidy(title), volume: tidy(volume) })),
    isbn: isbnOf(about),
    issn: about.issns[0] ?? '',
    host: kind === 'part' || kind === 'article' ? host : null,
    thesis: thesisOf(about.thesis),
    summary: isAct ? capitalized(after || tidy(about.abstracts[0] ?? '')) : '',
    standardNumber: about.standard?.number ?? '',
    referenceCode: about.archive?.referenceCode ?? '',
    scale: kind === 'map' ? (scale.exec(mapNote)?.[0].replace(/\s/gu, '') ?? '') : '',
    url: urlOf(about),
    doi: doiOf(about),
  };
}
