import type { endpoints, Language, Success } from '@estante/contract';
import { branch, emptyElement, leaf, xmlHead } from '@estante/xml';

type Title = Success<typeof endpoints.searchTitles>['acervos'][number];

export interface FeedFacts {
  readonly origin: string;
  readonly language: Language;
  /** Name of the search and of the institution. */
  readonly name: string;
  readonly description: string;
  /** Addresses of the page of results, and of the feed itself: from the root. */
  readonly page: string;
  readonly self: string;
  readonly titles: readonly Title[];
}

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
};

const tags: Readonly<Record<Language, string>> = { pt: 'pt-BR', en: 'en', es: 'es' };

/** Titles as RSS 2.0: what came last comes first. */
export function feedOf(facts: FeedFacts): string {
  const { origin, titles } = facts;
  const last = titles
    .map(({ data_inclusao }) => data_inclusao)
    .toSorted()
    .at(-1);
  const at = (path: string) => `${origin}${path}`;
  const channel = branch('channel', [
    leaf('title', facts.name),
    leaf('link', at(facts.page)),
    // RSS asks for one.
    leaf('description', facts.description || facts.name),
    leaf('language', tags[facts.language]),
    emptyElement('atom:link', {
      href: at(facts.self),
      rel: 'self',
      type: 'application/rss+xml',
    }),
    leaf('lastBuildDate', last === undefined ? '' : dayText(last)),
    ...titles.map((title) => itemOf(title, at(title.rota))),
  ]);
  return `${xmlHead}${branch('rss', [channel], { version: '2.0', ...namespaces })}\n`;
}

function itemOf(title: Title, address: string): string {
  const { autores, desc_tipo_obra } = title;
  return branch('item', [
    leaf('title', titleOf(title)),
    leaf('link', address),
    leaf('guid', address, { isPermaLink: 'true' }),
    leaf('pubDate', dayText(title.data_inclusao)),
    leaf('category', desc_tipo_obra),
    ...autores.map(({ nome }) => leaf('dc:creator', nome)),
    leaf('description', summaryOf(title)),
  ]);
}

const titleOf = ({ titulo, subtitulo }: Title) => [titulo, subtitulo].filter(Boolean).join(': ');

function summaryOf({ autores, editora, ano_publicacao, resumo }: Title): string {
  const facts = [autores[0]?.nome, editora, ano_publicacao].filter(Boolean).join(' · ');
  return [facts, resumo].filter(Boolean).join('. ');
}

/** The feed as Atom (RFC 4287). */
export function atomOf(facts: FeedFacts): string {
  const { origin, titles, language } = facts;
  const at = (path: string) => `${origin}${path}`;
  const last = titles
    .map(({ data_inclusao }) => data_inclusao)
    .toSorted()
    .at(-1);
  const feed = branch(
    'feed',
    [
      leaf('id', at(facts.self)),
      leaf('title', facts.name),
      leaf('subtitle', facts.description),
      // Atom asks for one, of an empty feed too.
      leaf('updated', momentOf(last ?? '1970-01-01')),
      emptyElement('link', { rel: 'self', type: 'application/atom+xml', href: at(facts.self) }),
      emptyElement('link', { rel: 'alternate', type: 'text/html', href: at(facts.page) }),
      branch('author', [leaf('name', facts.name)]),
      ...titles.map((title) => entryOf(title, at(title.rota))),
    ],
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': tags[language] },
  );
  return `${xmlHead}${feed}\n`;
}

function entryOf(title: Title, address: string): string {
  const { autores, cod_tipo_obra, desc_tipo_obra, data_inclusao } = title;
  return branch('entry', [
    leaf('id', address),
    leaf('title', titleOf(title)),
    leaf('updated', momentOf(data_inclusao)),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: address }),
    ...autores.map(({ nome }) => branch('author', [leaf('name', nome)])),
    emptyElement('category', { term: cod_tipo_obra, label: desc_tipo_obra }),
    leaf('summary', summaryOf(title)),
  ]);
}

const momentOf = (day: string) => `${day}T00:00:00Z`;

/** A day in the form of RFC 822: its beginning, in UTC. */
function dayText(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}
