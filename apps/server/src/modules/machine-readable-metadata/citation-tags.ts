import { publicationOf, type Description } from '@estante/marc';
import { filedName, itemOf, type BibliographicItem, type Contributor } from '@estante/references';
import type { TitleRow } from '../catalogue/index.ts';
import { languageTag } from './language-tag.ts';
import { itemTypeOf } from './work-kinds.ts';

/** A meta element: its name, and what it says. */
export interface MetaTag {
  readonly nome: string;
  readonly valor: string;
}

/** Most tags of one kind: a head with more would be no head. */
const most = 30;
const abstractLength = 2_000;

/**
 * The tags of Highwire Press as Google Scholar and Zotero read them, and Zotero's own for the kind of
 * item, which the others leave to guessing. Addresses of this site are paths.
 */
export function citationTags({ id, workType, description: d }: TitleRow): MetaTag[] {
  const path = `/acervo/${id}`;
  const item = itemOf(d);
  return [
    ...tags('z:itemType', [itemTypeOf(workType, item.kind)]),
    ...tags('citation_title', [titleOf(d)]),
    ...tags('citation_author', distinct(makersOf(item).map(({ name }) => filedName(name)))),
    ...tags('citation_editor', distinct(editorsOf(item).map(({ name }) => filedName(name)))),
    ...tags('citation_publication_date', [d.year === null ? '' : String(d.year)]),
    ...tags('citation_publisher', publicationOf(d)?.publishers ?? []),
    ...tags('citation_isbn', distinct(d.isbns.map(({ isbn13 }) => isbn13))),
    ...tags('citation_issn', d.issns),
    ...tags('citation_doi', [item.doi]),
    ...tags('citation_language', d.languages.slice(0, 1).map(languageTag)),
    ...tags('citation_dissertation_institution', [d.thesis?.institution ?? '']),
    ...tags('citation_series_title', [d.series[0]?.title ?? '']),
    ...hostTags(d, item),
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

/**
 * Finds the makers of an item: its authors, else its directors, as of a film, else its performers, as of a
 * recording.
 */
function makersOf({ contributors }: BibliographicItem): readonly Contributor[] {
  for (const role of ['author', 'director', 'performer'] as const) {
    const found = contributors.filter((one) => one.role === role);
    if (found.length > 0) return found;
  }
  return [];
}

function editorsOf({ contributors }: BibliographicItem): readonly Contributor[] {
  return contributors.filter(({ role }) => role === 'organizer');
}

export function subjectText({ parts }: Description['subjects'][number]): string {
  return parts.map(({ text }) => text).join(' – ');
}

/** Writes tags for the serial or book that contains an article or a part, and for its place there. */
function hostTags({ related }: Description, { kind, host }: BibliographicItem): MetaTag[] {
  const found = related.find(({ relation, title }) => relation === 'host' && title !== '');
  if (!found) return [];
  const name = kind === 'article' ? 'citation_journal_title' : 'citation_book_title';
  const [first = '', last = ''] = host?.pages.split('-') ?? [];
  return [
    ...tags(name, [found.title]),
    ...tags('citation_issn', [found.issn]),
    ...tags('citation_volume', [host?.volume ?? '']),
    ...tags('citation_issue', [host?.number ?? '']),
    ...tags('citation_firstpage', [first]),
    ...tags('citation_lastpage', [last]),
  ];
}

/** Tags of the text itself, where it can be read on the web. */
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
