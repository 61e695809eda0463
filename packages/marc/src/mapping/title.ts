import { sortTitle } from './sort-title.ts';
import { heading, sentence, trimSeparators } from './text.ts';
import { dataOf, firstOf, isTextCode, valueOf, valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { DataField } from '../record.ts';
import { properOf } from './title-proper.ts';

export interface TitleStatement {
  readonly title: string;
  readonly subtitle: string;
  readonly part: string;
  readonly responsibility: string;
  readonly sortTitle: string;
  /** Titles in another language after ' = ' (245 $b following an equals sign). */
  readonly parallel: readonly string[];
}

/** Fields that can name a title where 245 is missing, best first. */
const substitutes = ['130', '240', '246', '222', '730', '740', '247', '210'];

function partOf(field: DataField): string {
  return valuesOf(field, 'np').map(heading).filter(Boolean).join(', ');
}

interface TitleRemainder {
  readonly subtitle: string;
  readonly parallel: readonly string[];
}

/**
 * 'P : S' after a title that ends with '=' is its parallel title and what explains both; 'S = P : S2'
 * after another is its subtitle and the parallel title with its own.
 */
function followingOf(text: string, isParallel: boolean): TitleRemainder {
  const [first = '', ...others] = text.split(/\s=\s/u).map(heading);
  if (!isParallel) return { subtitle: first, parallel: others.filter(Boolean) };
  const [parallel = '', ...subtitle] = first.split(/\s:\s/u);
  return {
    subtitle: heading(subtitle.join(' : ')),
    parallel: [heading(parallel), ...others].filter(Boolean),
  };
}

/** '<El> Bermejo': articles in angle brackets are a German habit of marking what is not filed. */
const marked = /^<<?([^<>]{1,8})>>?\s*/;

function fromStatement(field: DataField, language: string): TitleStatement {
  const proper = properOf(field);
  const isParallel = valueOf(field, 'a').trimEnd().endsWith('=');
  const article = marked.exec(proper.title);
  const title = heading(proper.title.replace(marked, '$1 '));
  const filing = article ? proper.title.slice(article[0].length) : '';
  return {
    title,
    ...followingOf(proper.subtitle, isParallel),
    part: partOf(field),
    responsibility: proper.responsibility,
    sortTitle: filing ? heading(filing) : sortTitle(title, field.ind2, language),
  };
}

/** The title where 245 $a is missing; the last resort is a title typed into 245 $c alone. */
function substituteOf(fields: TaggedFields): string {
  for (const field of dataOf(fields, substitutes)) {
    const text = heading(firstOf(field, 'at'));
    if (text) return text;
  }
  const main = dataOf(fields, ['100', '110', '111']).find((field) => valueOf(field, 't').trim());
  const linked = fields.data('880').find((field) => valueOf(field, '6').startsWith('245'));
  const misplaced = valueOf(fields.data('245')[0], 'c');
  return heading(valueOf(main, 't')) || heading(firstOf(linked, 'a')) || heading(misplaced);
}

function bestStatement(fields: TaggedFields): DataField | undefined {
  const statements = fields.data('245');
  return statements.find((field) =>
    field.subfields.some(
      (subfield) => 'abknp'.includes(subfield.code) && trimSeparators(subfield.value),
    ),
  );
}

/** The title statement (245), of the first one that says something; else the best substitute. */
export function titleStatement(fields: TaggedFields, language: string): TitleStatement {
  const field = bestStatement(fields);
  const statement = field ? fromStatement(field, language) : undefined;
  if (statement?.title) return statement;
  const title = statement?.part || substituteOf(fields);
  return {
    title,
    subtitle: statement?.subtitle ?? '',
    part: '',
    responsibility: statement?.responsibility ?? '',
    sortTitle: sortTitle(title, ' ', language),
    parallel: [],
  };
}

/** The text of a field as one line, letters only: what a heading without its own rule reads. */
export function wholeText(field: DataField, left: string = ''): string {
  const parts: string[] = [];
  for (const subfield of field.subfields)
    if (isTextCode(subfield) && !left.includes(subfield.code)) parts.push(sentence(subfield.value));
  return parts.filter(Boolean).join(' ');
}
