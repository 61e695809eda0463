import type { endpoints, Language, Success } from '@estante/contract';
import { xmlHead, xmlText } from './xml.ts';

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

const tags: Readonly<Record<Language, string>> = { pt: 'pt-BR', en: 'en', es: 'es' };

/** Titles as RSS 2.0: what came last comes first. */
export function feedOf(facts: FeedFacts): string {
  const { origin, titles } = facts;
  const last = titles
    .map(({ data_inclusao }) => data_inclusao)
    .toSorted()
    .at(-1);
  const at = (path: string) => xmlText(`${origin}${path}`);
  return `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xmlText(facts.name)}</title>
<link>${at(facts.page)}</link>
<description>${xmlText(facts.description)}</description>
<language>${tags[facts.language]}</language>
<atom:link href="${at(facts.self)}" rel="self" type="application/rss+xml"/>
${last === undefined ? '' : `<lastBuildDate>${dayText(last)}</lastBuildDate>\n`}${titles
    .map((title) => itemOf(title, at(title.rota)))
    .join('')}</channel>
</rss>
`;
}

function itemOf(title: Title, address: string): string {
  const { titulo, subtitulo, autores, editora, ano_publicacao, resumo, desc_tipo_obra } = title;
  const name = [titulo, subtitulo].filter(Boolean).join(': ');
  const facts = [autores[0]?.nome, editora, ano_publicacao].filter(Boolean).join(' · ');
  return `<item>
<title>${xmlText(name)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${dayText(title.data_inclusao)}</pubDate>
<category>${xmlText(desc_tipo_obra)}</category>
${autores.map(({ nome }) => `<dc:creator>${xmlText(nome)}</dc:creator>\n`).join('')}<description>${xmlText(
    [facts, resumo].filter(Boolean).join('. '),
  )}</description>
</item>
`;
}

/** A day in the form of RFC 822: its beginning, in UTC. */
function dayText(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}
