import { isbn13In } from '@estante/marc';

/** Work as a reference describes it; '' for what it does not say. */
export interface CitedWork {
  readonly author: string;
  readonly title: string;
  readonly edition: string;
  readonly publisher: string;
  readonly isbn: string;
}

/** 'São Paulo: Atlas, 2010', as references by ABNT (NBR 6023) end. */
const imprint = /[^.:,;]+:\s*([^:;,]+?),\s*(?:\[|c|©|\s)*(?:1[5-9]|20)\d\d/gu;
const edition = /(?:^|\s)(\d{1,3}\s*[.ªa]*\s*ed\b\.?(?:,?\s*(?:rev|ampl|atual)\b\.?(?:\s*e)?)*)/iu;
const isbn = /\b97[89][\d -]{10,16}\d\b|\bISBN:?\s*([\dXx -]{10,17})/iu;

/** Most letters that are read: no reference is longer, and a longer text takes no time. */
const longest = 2000;

/**
 * Reads a reference such as 'SILVA, Ana. Título: subtítulo. 2. ed. São Paulo: Atlas, 2010.' What is written otherwise
 * is a title, whole: the buyer has the reference beside it.
 */
export function readCitation(citation: string): CitedWork {
  const text = citation.slice(0, longest).replaceAll(/\s+/gu, ' ').trim();
  const place = [...text.matchAll(imprint)].at(-1);
  const [, written = ''] = edition.exec(text) ?? [];
  const end = Math.min(
    place?.index ?? text.length,
    written === '' ? text.length : text.indexOf(written),
  );
  // The beginning is never all imprint: a work is called something.
  const head = text.slice(0, end).trim() || text;
  const { author, rest } = splitAuthor(head);
  return {
    author,
    title: withoutEnd(firstSentence(rest)) || withoutEnd(text) || text,
    edition: written.trim(),
    publisher: place?.[1]?.trim() ?? '',
    isbn: isbnOf(text),
  };
}

/** 'SILVA, ' */
const surname = /^\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)*,\s/u;
/** 'BRASIL. ' */
const body = /^(\p{Lu}{2,}(?:\s\p{Lu}{2,})*)\.\s+/u;

/** 'SILVA, Ana M. de; COSTA, J.' or 'BRASIL', then a stop; '' where it begins with neither. */
function splitAuthor(head: string): { readonly author: string; readonly rest: string } {
  if (!surname.test(head)) {
    const [whole = '', author = ''] = body.exec(head) ?? [];
    return { author, rest: head.slice(whole.length) };
  }
  for (const { 0: stop, index } of head.matchAll(/\.\s+/gu)) {
    const before = head.slice(0, index);
    const rest = head.slice(index + stop.length);
    const isInitial = /(?:^|[\s.-])\p{Lu}$/u.test(before);
    if (isInitial && /^(?:\p{Lu}\.|d[aeo]s?\s)/u.test(rest)) continue;
    return { author: isInitial ? `${before}.` : before, rest };
  }
  return { author: '', rest: head };
}

/**
 * The text up to a stop that no number or initial stands before; all of it where there is no such
 * stop.
 */
function firstSentence(text: string): string {
  const [sentence = text] = /^.*?[^\s\d.][^\s.]*\.(?=\s|$)/u.exec(text) ?? [];
  return sentence;
}

const withoutEnd = (text: string): string => text.replace(/[\s.,:;]+$/u, '');

function isbnOf(text: string): string {
  const [whole = '', ten] = isbn.exec(text) ?? [];
  return isbn13In((ten ?? whole).trim());
}
