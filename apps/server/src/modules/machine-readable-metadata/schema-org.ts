import { mostStars } from '@estante/contract';
import { publicationOf, type Description } from '@estante/marc';
import { itemOf } from '@estante/references';
import type { Availability, TitleRow } from '../catalogue/index.ts';
import { subjectText, titleOf } from './citation-tags.ts';
import { languageTag } from './language-tag.ts';
import { agentsOf, type AgentIdentities } from './schema-agents.ts';
import { offersOf } from './schema-offers.ts';
import { hostOf, numbersOf, materialOf } from './schema-material.ts';
import { withoutEmpty, type SchemaThing } from './thing.ts';
import { schemaTypeOf } from './work-kinds.ts';

const abstractLength = 2_000;

export interface SchemaFacts {
  readonly title: TitleRow;
  readonly availability: Availability;
  /** Name of the network the libraries belong to. */
  readonly institution: string;
  /** Ratings that readers gave the title; null where nobody is told of them. */
  readonly ratings: { readonly total: number; readonly mean: number | null } | null;
  /** Identities of the headings of its agents in files of others. */
  readonly identities: AgentIdentities;
}

/**
 * A title as schema.org has it, with an offer to lend for each library that has it ('Holdings via
 * Offer', W3C Schema Bib Extend). Addresses of this site are paths.
 */
export function schemaOf({
  title,
  availability,
  institution,
  ratings,
  identities,
}: SchemaFacts): SchemaThing {
  const { description: d, workType, id, cover } = title;
  const path = `/acervo/${id}`;
  const item = itemOf(d);
  const type = schemaTypeOf(workType, item.kind);
  const { isPartOf: host, ...pages } = hostOf(d, item);
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': type,
    '@id': path,
    url: path,
    name: titleOf(d),
    alternateName: d.otherTitles.map(({ text }) => text),
    image: cover === null ? '' : `/api/capas/${id}?versao=${cover}`,
    ...agentsOf(title, type, identities),
    publisher: publishersOf(d),
    datePublished: d.year === null ? '' : String(d.year),
    inLanguage: d.languages.map(languageTag),
    ...numbersOf(d, item.doi, type),
    ...(type === 'Book' ? bookOf(d, workType) : {}),
    description: (d.abstracts[0] ?? '').slice(0, abstractLength),
    about: d.subjects
      .filter((one) => !isGenre(one))
      .map((one) => ({ '@type': 'Thing', name: subjectText(one) })),
    genre: d.subjects.filter(isGenre).map(subjectText),
    isPartOf: [host ?? '', ...seriesOf(d)],
    ...pages,
    ...materialOf(d),
    sameAs: d.links.filter(({ kind }) => kind === 'resource').map(({ url }) => url),
    aggregateRating: ratingOf(ratings),
    offers: offersOf(availability, d, institution),
  });
}

/** Rating of a title, only where there are ratings: search engines refuse a rating of nobody. */
function ratingOf(ratings: SchemaFacts['ratings']): SchemaThing | undefined {
  if (ratings === null || ratings.mean === null) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue: ratings.mean,
    ratingCount: ratings.total,
    bestRating: mostStars,
    worstRating: 1,
  };
}

function bookOf(d: Description, workType: string): SchemaThing {
  return {
    bookEdition: d.edition,
    bookFormat: workType === 'ebook' ? 'https://schema.org/EBook' : '',
    numberOfPages: pagesOf(d),
  };
}

function publishersOf(description: Description): SchemaThing[] {
  const first = publicationOf(description);
  return (first?.publishers ?? []).map((name) =>
    withoutEmpty({ '@type': 'Organization', name, location: first?.places[0] ?? '' }),
  );
}

function isGenre({ type }: Description['subjects'][number]): boolean {
  return type === 'genre';
}

/** Number of pages that the extent gives first: 256 of '256 p.'. */
function pagesOf({ extent }: Description): number | undefined {
  const found = /(\d{1,5}) ?(?:p|f)\b/u.exec(extent[0] ?? '')?.[1];
  return found === undefined ? undefined : Number(found);
}

function seriesOf({ series }: Description): SchemaThing[] {
  return series.map(({ title, issn }) =>
    withoutEmpty({ '@type': 'CreativeWorkSeries', name: title, issn }),
  );
}
