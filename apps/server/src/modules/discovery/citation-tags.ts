import type { Agent, Description, RelatedTitle } from '@estante/marc';
import type { TitleRow } from '../catalogue/index.ts';
import { languageTag } from './language-tag.ts';
import { itemTypes } from './work-kinds.ts';

/** A meta element: its name, and what it says. */
export interface MetaTag {
  readonly nome: string;
  readonly valor: string;
}

/** A head with more of one kind would be no head. */
const most = 30;
const abstractLength = 2_000;

/**
 * The tags of Highwire Press as Google Scholar and Zotero read them, and Zotero's own for the kind of
 * item, which the others leave to guessing. Addresses of this site are paths.
 */
export function citationTags({ id, workType, description: d }: TitleRow): MetaTag[] {
  const path = `/acervo/${id}`;
  return [
    ...tags('z:itemType', [itemTypes[workType] ?? 'document']),
    ...tags('citation_title', [titleOf(d)]),
    ...tags('citation_author', authorsOf(d).map(nameOf)),
    ...tags('citation_publication_date', [d.year === null ? '' : String(d.year)]),
    ...tags('citation_publisher', d.publications[0]?.publishers ?? []),
    ...tags('citation_isbn', distinct(d.isbns.map(({ isbn13 }) => isbn13))),
    ...tags('citation_issn', d.issns),
    ...tags(
      'citation_doi',
      d.identifiers.filter(({ source }) => source.toLowerCase() === 'doi').map((one) => one.value),
    ),
    ...tags('citation_language', d.languages.slice(0, 1).map(languageTag)),
    ...tags('citation_dissertation_institution', [d.thesis?.institution ?? '']),
    ...tags('citation_series_title', [d.series[0]?.title ?? '']),
    ...hostTags(d),
    ...tags('citation_keywords', distinct(d.subjects.map(subjectText))),
    ...tags('citation_abstract', [(d.abstracts[0] ?? '').slice(0, abstractLength)]),
    ...linkTags(d),
    ...tags('citation_public_url', [path]),
    ...tags('citation_abstract_html_url', [path]),
  ];
}

function tags(nome: string, values: readonly string[]): MetaTag[] {
  return values
    .filter(Boolean)
    .slice(0, most)
    .map((valor) => ({ nome, valor }));
}

export function titleOf({ title, part, subtitle }: Description): string {
  return [[title, part].filter(Boolean).join('. '), subtitle].filter(Boolean).join(': ');
}

/** Those whose work it is; an editor or compiler where there is no such person. */
const authorial = new Set(['aut', 'cmp', 'art', 'ctg', 'pht', 'fmd', 'drt', 'lyr', 'scl', 'cre']);
const editorial = new Set(['edt', 'edc', 'com', 'org']);

export function authorsOf({ agents }: Description): readonly Agent[] {
  const own = agents.filter(({ title }) => title === '');
  const having = (wanted: ReadonlySet<string>) => (agent: Agent) =>
    agent.roles.some((role) => wanted.has(role));
  const authors = own.filter(
    (agent) => (agent.isMain && agent.roles.length === 0) || having(authorial)(agent),
  );
  if (authors.length > 0) return authors;
  const editors = own.filter(having(editorial));
  return editors.length > 0 ? editors : own.slice(0, 1);
}

/** 'Assis, Machado de' of 'Assis, Machado de, 1839-1908'. */
export function nameOf({ type, name }: Pick<Agent, 'type' | 'name'>): string {
  if (type !== 'person') return name;
  const [surname = '', ...rest] = name.split(', ');
  return [surname, ...rest.filter((part) => !/\d/.test(part))].join(', ');
}

export function subjectText({ parts }: Description['subjects'][number]): string {
  return parts.map(({ text }) => text).join(' – ');
}

/** What an article or a part stands in, and where. */
function hostTags({ related, workType }: Description): MetaTag[] {
  const host = related.find(({ relation }) => relation === 'host');
  if (!host?.title) return [];
  const name = workType === 'article' ? 'citation_journal_title' : 'citation_book_title';
  return [...tags(name, [host.title]), ...tags('citation_issn', [host.issn]), ...placeTags(host)];
}

/** 'v. 3, n. 2, p. 12-20' as cataloguers write it (773 $g). */
function placeTags({ detail }: RelatedTitle): MetaTag[] {
  const [, first = '', last = ''] = /\bpp?\. ?(\d{1,6})(?: ?[-–] ?(\d{1,6}))?/iu.exec(detail) ?? [];
  return [
    ...tags('citation_volume', [/\bv(?:ol)?\. ?(\d{1,6})/iu.exec(detail)?.[1] ?? '']),
    ...tags('citation_issue', [/\bn(?:o|º)?\. ?(\d{1,6})/iu.exec(detail)?.[1] ?? '']),
    ...tags('citation_firstpage', [first]),
    ...tags('citation_lastpage', [last]),
  ];
}

/** The text itself, where it can be read on the web. */
function linkTags({ links }: Description): MetaTag[] {
  const own = links
    .filter(({ kind, url }) => kind === 'resource' && /^https?:/i.test(url))
    .map(({ url }) => url);
  const isPdf = (url: string) => /\.pdf$/i.test(URL.parse(url)?.pathname ?? '');
  return [
    ...tags('citation_pdf_url', own.filter(isPdf).slice(0, 1)),
    ...tags('citation_fulltext_html_url', own.filter((url) => !isPdf(url)).slice(0, 1)),
  ];
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}
