import type { Language } from '@estante/contract';
import { branch, emptyElement, leaf, xmlHead } from '@estante/xml';

interface OpenSearchFacts {
  readonly origin: string;
  readonly language: Language;
  /** Initials of the institution, as it calls itself. */
  readonly initials: string;
  readonly name: string;
  readonly description: string;
}

/** Describes the search here for a browser's own search box (OpenSearch 1.1), with suggestions. */
export function openSearchOf(facts: OpenSearchFacts): string {
  const { origin, language, initials, name, description } = facts;
  const url = (type: string, path: string) =>
    emptyElement('Url', { type, template: `${origin}${path}` });
  const children = [
    leaf('ShortName', shortened(initials, 16)),
    leaf('LongName', shortened(name, 48)),
    leaf('Description', shortened(description, 1024)),
    leaf('Language', language),
    leaf('InputEncoding', 'UTF-8'),
    leaf('Image', `${origin}/favicon.svg`, { height: '16', width: '16', type: 'image/svg+xml' }),
    url('text/html', '/?q={searchTerms}'),
    url('application/x-suggestions+json', '/opensearch/sugestoes?q={searchTerms}'),
    url('application/rss+xml', '/rss?q={searchTerms}'),
    url('application/atom+xml', '/atom?q={searchTerms}'),
    emptyElement('Url', {
      type: 'application/opensearchdescription+xml',
      rel: 'self',
      template: `${origin}/opensearch.xml`,
    }),
  ];
  const xmlns = 'http://a9.com/-/spec/opensearch/1.1/';
  return `${xmlHead}${branch('OpenSearchDescription', children, { xmlns })}\n`;
}

/** Shortens a text to a length that the format allows. */
function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
