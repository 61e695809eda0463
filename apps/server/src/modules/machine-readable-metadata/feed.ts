import type { endpoints, Language, Success } from '@estante/contract';
import { branch, emptyElement, leaf, xmlHead } from '@estante/xml';

type Title = Success<typeof endpoints.searchTitles>['acervos'][number];

interface FeedFacts {
  readonly origin: string;
  readonly language: Language;
  /** Of the search and of the institution. */
  readonly name: string;
  readonly description: string;
  /** Of the page of results, and of the feed itself: from the root. */
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
  const { titulo, subtitulo, autores, editora, ano_publicacao, resumo, desc_tipo_obra } = title;
  const facts = [autores[0]?.nome, editora, ano_publicacao].filter(Boolean).join(' · ');
  return branch('item', [
    leaf('title', [titulo, subtitulo].filter(Boolean).join(': ')),
    leaf('link', address),
    leaf('guid', address, { isPermaLink: 'true' }),
    leaf('pubDate', dayText(title.data_inclusao)),
    leaf('category', desc_tipo_obra),
    ...autores.map(({ nome }) => leaf('dc:creator', nome)),
    leaf('description', [facts, resumo].filter(Boolean).join('. ')),
  ]);
}

/** A day in the form of RFC 822: its beginning, in UTC. */
function dayText(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}
