import type { Language } from '@estante/contract';
import { xmlHead, xmlText } from './xml.ts';

interface OpenSearchFacts {
  readonly origin: string;
  readonly language: Language;
  /** Of the institution, as it calls itself. */
  readonly initials: string;
  readonly name: string;
  readonly description: string;
}

/** How a browser searches here from its own box (OpenSearch 1.1), with suggestions. */
export function openSearchOf(facts: OpenSearchFacts): string {
  const { origin, language, initials, name, description } = facts;
  const address = xmlText(origin);
  return `${xmlHead}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${xmlText(shortened(initials, 16))}</ShortName>
  <LongName>${xmlText(shortened(name, 48))}</LongName>
  <Description>${xmlText(shortened(description, 1024))}</Description>
  <Language>${language}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image height="16" width="16" type="image/svg+xml">${address}/favicon.svg</Image>
  <Url type="text/html" template="${address}/?q={searchTerms}"/>
  <Url type="application/x-suggestions+json" template="${address}/opensearch/sugestoes?q={searchTerms}"/>
  <Url type="application/rss+xml" template="${address}/rss?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${address}/opensearch.xml"/>
</OpenSearchDescription>
`;
}

/** To the lengths that the format allows. */
function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
