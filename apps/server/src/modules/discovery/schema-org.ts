import type { Agent, Description } from '@estante/marc';
import type { Availability, TitleRow } from '../catalogue/index.ts';
import { nameOf, subjectText, titleOf } from './citation-tags.ts';
import { languageTag } from './language-tag.ts';
import { schemaTypes } from './work-kinds.ts';

type Thing = Readonly<Record<string, unknown>>;

/** A document with more of one kind would be slow to load, and nobody would read it. */
const most = 50;
const abstractLength = 2_000;

export interface SchemaFacts {
  readonly title: TitleRow;
  readonly availability: Availability;
  /** Name of the network the libraries belong to. */
  readonly institution: string;
}

/**
 * A title as schema.org has it, with an offer to lend for each library that has it ('Holdings via
 * Offer', W3C Schema Bib Extend). Addresses of this site are paths.
 */
export function schemaOf({ title, availability, institution }: SchemaFacts): Thing {
  const { description: d, workType, id } = title;
  const path = `/acervo/${id}`;
  return filled({
    '@context': 'https://schema.org',
    '@type': schemaTypes[workType] ?? 'CreativeWork',
    '@id': path,
    url: path,
    name: titleOf(d),
    alternateName: d.otherTitles.map(({ text }) => text),
    ...agentsOf(title),
    publisher: publishersOf(d),
    datePublished: d.year === null ? '' : String(d.year),
    inLanguage: d.languages.map(languageTag),
    isbn: d.isbns.map(({ isbn13 }) => isbn13),
    issn: d.issns,
    bookEdition: workType === 'book' ? d.edition : '',
    bookFormat: workType === 'ebook' ? 'https://schema.org/EBook' : '',
    numberOfPages: isPaged(workType) ? pagesOf(d) : undefined,
    description: (d.abstracts[0] ?? '').slice(0, abstractLength),
    about: d.subjects
      .filter((one) => !isGenre(one))
      .map((one) => ({ '@type': 'Thing', name: subjectText(one) })),
    genre: d.subjects.filter(isGenre).map(subjectText),
    isPartOf: wholesOf(d),
    sameAs: d.links.filter(({ kind }) => kind === 'resource').map(({ url }) => url),
    offers: offersOf(availability, d, institution),
  });
}

/** By what each did: the properties that schema.org has for it. */
function propertyOf({ isMain, roles }: Agent): string {
  if (roles.includes('trl')) return 'translator';
  if (roles.includes('ill')) return 'illustrator';
  if (roles.some((role) => ['edt', 'edc', 'org', 'com'].includes(role))) return 'editor';
  return roles.includes('aut') || (isMain && roles.length === 0) ? 'author' : 'contributor';
}

function agentsOf({ description, headings }: TitleRow): Thing {
  const ids = new Map(
    headings.filter((h) => h.relation === 'agent').map((h) => [h.position, h.headingId]),
  );
  const things = description.agents
    .map((agent, position) => ({ agent, id: ids.get(position) }))
    .filter(({ agent }) => agent.title === '')
    .map(({ agent, id }) => ({ property: propertyOf(agent), thing: agentOf(agent, id) }));
  return Object.fromEntries(
    [...Map.groupBy(things, ({ property }) => property)].map(([property, all]) => [
      property,
      all.map(({ thing }) => thing),
    ]),
  );
}

function agentOf(agent: Agent, id: number | undefined): Thing {
  const types = { person: 'Person', corporate: 'Organization', meeting: 'Event' };
  return filled({
    '@type': types[agent.type],
    name: nameOf(agent),
    url: id === undefined ? '' : `/autoridade/${id}`,
  });
}

function publishersOf({ publications }: Description): Thing[] {
  const [first] = publications;
  return (first?.publishers ?? []).map((name) =>
    filled({ '@type': 'Organization', name, location: first?.places[0] ?? '' }),
  );
}

function isGenre({ type }: Description['subjects'][number]): boolean {
  return type === 'genre';
}

function isPaged(workType: string): boolean {
  return ['book', 'ebook', 'thesis'].includes(workType);
}

/** '256 p.', the first that says so. */
function pagesOf({ extent }: Description): number | undefined {
  const found = /(\d{1,5}) ?(?:p|f)\b/u.exec(extent[0] ?? '')?.[1];
  return found === undefined ? undefined : Number(found);
}

function wholesOf({ series, related }: Description): Thing[] {
  const host = related.find(({ relation }) => relation === 'host');
  return [
    ...(host?.title
      ? [filled({ '@type': 'CreativeWork', name: host.title, issn: host.issn })]
      : []),
    ...series.map(({ title, issn }) =>
      filled({ '@type': 'CreativeWorkSeries', name: title, issn }),
    ),
  ];
}

function offersOf(availability: Availability, d: Description, institution: string): Thing[] {
  const [online] = d.links.filter(({ kind }) => kind === 'resource');
  const lent = availability.bibliotecas.map((library) => ({
    '@type': 'Offer',
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    price: '0',
    priceCurrency: 'BRL',
    availability: `https://schema.org/${stateOf(library)}`,
    availableAtOrFrom: { '@type': 'Library', name: library.desc_biblioteca },
    seller: { '@type': 'Organization', name: institution },
  }));
  if (!d.isOnline || !online) return lent;
  const read = { '@type': 'Offer', availability: 'https://schema.org/OnlineOnly', url: online.url };
  return [...lent, read];
}

type Held = Availability['bibliotecas'][number];

/** Textual holdings, as serials have them, are read in the library. */
function stateOf({ disponiveis, consulta_local, colecoes }: Held): string {
  if (disponiveis > consulta_local) return 'InStock';
  return disponiveis > 0 || colecoes > 0 ? 'InStoreOnly' : 'OutOfStock';
}

/** Without what is not known; a list of one stands for itself, and none goes on for ever. */
function filled(thing: Thing): Thing {
  return Object.fromEntries(
    Object.entries(thing).flatMap(([name, value]): [string, unknown][] => {
      if (!Array.isArray(value)) return value === '' || value === undefined ? [] : [[name, value]];
      const known = [...new Set<unknown>(value)].filter((one) => one !== '').slice(0, most);
      return known.length === 0 ? [] : [[name, known.length === 1 ? known[0] : known]];
    }),
  );
}
