import { clean, sentence, heading } from './text.ts';
import { tagFields, valueOf, valuesOf } from './tagged-fields.ts';
import type { DataField, MarcRecord } from '../record.ts';

/** A line of a table of contents. */
export interface ContentsEntry {
  readonly title: string;
  /** Authors of what the line names, as the book says them, or ''. */
  readonly responsibility: string;
  /** 'p. 12-30', or ''. */
  readonly pages: string;
  /** Other text that stands before the title: 'v. 1', 'Disco 2'; or ''. */
  readonly part: string;
}

/** A table of contents (505), in the order of the record. */
export interface Contents {
  /** Completeness of the table, as the cataloguer says it (first indicator). */
  readonly extent: 'complete' | 'incomplete' | 'partial' | 'unknown';
  readonly entries: readonly ContentsEntry[];
}

const extents: Readonly<Record<string, Contents['extent']>> = {
  0: 'complete',
  1: 'incomplete',
  2: 'partial',
};

const pagesAlone = /^\(?\s*(?:p|pp|pág|págs|f|fl)\.?\s*\d[\d\s,–-]*\)?$|^\(?\d+\s*[–-]\s*\d+\)?$/iu;
const pagesAtEnd = /[\s,(.]\s*((?:p|pp|pág|págs|f|fl)\.\s*\d[\d\s,–-]*)\)?\s*$/iu;

function bare(text: string): string {
  return heading(text.replaceAll(/^\s*\(|\)\s*$/gu, ''));
}

/** 'Título / Autor (p. 12-30)': a line of a basic note. */
function basicEntry(line: string): ContentsEntry {
  const text = sentence(line);
  const pages = pagesAtEnd.exec(text);
  const rest = pages ? text.slice(0, pages.index) : text;
  const [title = '', ...by] = rest.split(/\s\/\s/u);
  return {
    title: heading(title),
    responsibility: heading(by.join(' / ')),
    pages: pages ? clean(pages[1] ?? '') : '',
    part: '',
  };
}

function basicEntries(field: DataField): ContentsEntry[] {
  return valuesOf(field, 'a')
    .join(' -- ')
    .split(/\s?--\s?/u)
    .map(basicEntry);
}

interface Draft {
  title: string;
  responsibility: string[];
  pages: string;
  part: string;
}

/** An enhanced note: $g before a title is its part, $t its title, $r who made it; ' -- ' parts entries. */
function enhancedEntries(field: DataField): ContentsEntry[] {
  const drafts: Draft[] = [];
  let waiting = '';
  let isClosed = true;
  for (const { code, value: written } of field.subfields) {
    const value = clean(written);
    const last = drafts.at(-1);
    if (code === 't') {
      drafts.push({ title: value, responsibility: [], pages: '', part: waiting });
      waiting = '';
    } else if (code === 'r' && last) last.responsibility.push(value);
    else if (code === 'g') {
      const said = bare(value.replace(/ ?-- ?$/u, ''));
      if (!pagesAlone.test(said)) waiting = said;
      else if (last && !isClosed) last.pages = said;
      else waiting = said;
    }
    isClosed = /--\s*$/u.test(value);
  }
  return drafts.map(({ title, responsibility, pages, part }) => {
    const isPages = pages === '' && pagesAlone.test(part);
    const dashless = (text: string) => heading(text.replace(/ ?-- ?$/u, ''));
    return {
      title: dashless(title),
      responsibility: responsibility.map(dashless).filter(Boolean).join('; '),
      pages: isPages ? part : pages,
      part: isPages ? '' : part,
    };
  });
}

/** The tables of contents that a record has, without lines that say nothing. */
export function describeContents(record: MarcRecord): Contents[] {
  const said = tagFields(record).data('505');
  const once = new Map(said.map((field) => [JSON.stringify(field), field]));
  return [...once.values()]
    .map((field) => ({
      extent: extents[field.ind1] ?? ('unknown' as const),
      entries: (valueOf(field, 't') ? enhancedEntries(field) : basicEntries(field)).filter(
        ({ title }) => title !== '',
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** 'v. 171, n. 4356, p. 737-738' of 773 $g as the issue and the pages. */
export function partOfHost(detail: string): { readonly issue: string; readonly pages: string } {
  const pages = pagesAtEnd.exec(` ${detail}`);
  if (!pages) return { issue: heading(detail), pages: '' };
  return { issue: heading(` ${detail}`.slice(0, pages.index)), pages: clean(pages[1] ?? '') };
}
