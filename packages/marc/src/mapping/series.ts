import { headingKey } from './heading-key.ts';
import { issnIn } from './standard-numbers.ts';
import { heading, trimSeparators } from './text.ts';
import { dataOf, firstOf, valueOf, valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { Series } from '../description.ts';
import type { DataField, Subfield } from '../record.ts';

const traced = ['800', '810', '811', '830', '440'];

/** '(Coleção Saraiva', 'Coleção Saraiva)': parentheses of the ISBD area, not of the title. */
function withoutParentheses(text: string): string {
  const opens = text.startsWith('(') && !text.slice(1).includes('(');
  const inner = opens && (text.endsWith(')') || !text.includes(')')) ? text.slice(1) : text;
  return inner.endsWith(')') && !inner.includes('(') ? inner.slice(0, -1).trim() : inner.trim();
}

/** Volume typed after the title: 'Primeiros passos ; v. 36', 'Primeiros passos, 36'. */
const typedVolume = /^(.+?)\s*;\s*([^;]{1,40})$/u;

function splitVolume(text: string): readonly [title: string, volume: string] {
  const [, title, volume] = typedVolume.exec(text.slice(0, 400)) ?? [];
  return title && volume && /\d/.test(volume) ? [title, volume] : [text, ''];
}

function describeSeries(field: DataField): Series {
  const isTitle = field.tag === '830' || field.tag === '440' || field.tag === '490';
  const main = isTitle ? valuesOf(field, 'a')[0] : firstOf(field, 'ta');
  const parts = valuesOf(field, 'np').map(heading);
  const written = withoutParentheses(trimSeparators(main ?? ''));
  const [title, typed] = splitVolume(heading(written));
  return {
    title: withoutParentheses([heading(title), ...parts].filter(Boolean).join('. ')),
    volume: heading(withoutParentheses(heading(valueOf(field, 'v') || typed))),
    issn: issnIn(valueOf(field, 'x')),
  };
}

/**
 * One 490 may transcribe several series ($a $v $a $v), as a main series and its subseries; what
 * follows '=' is the same one in another language.
 */
function transcriptions(field: DataField): DataField[] {
  const parts: Subfield[][] = [];
  let isParallel = false;
  for (const subfield of field.subfields) {
    if (subfield.code !== 'a') parts.at(-1)?.push(subfield);
    else if (!isParallel) parts.push([subfield]);
    isParallel = /=\s*$/u.test(subfield.value);
  }
  return parts.length > 1 ? parts.map((subfields) => ({ ...field, subfields })) : [field];
}

/** Whether a tracing is of the series transcribed: the same ISSN, or a title of the same words or more. */
function isTracedAs(one: Series, words: ReadonlySet<string>, tracing: Tracing): boolean {
  if (one.issn !== '' && one.issn === tracing.series.issn) return true;
  const start = headingKey(one.title);
  return (
    `${headingKey(tracing.series.title)} `.startsWith(`${start} `) ||
    words.isSubsetOf(tracing.words)
  );
}

interface Tracing {
  readonly series: Series;
  /** Words of its title, and of the name it is filed under (800–811). */
  readonly words: ReadonlySet<string>;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(headingKey(text).split(' '));
}

function tracingOf(field: DataField): Tracing {
  return { series: describeSeries(field), words: wordsOf(valuesOf(field, 'abtnp').join(' ')) };
}

/** Series only transcribed (490): those that no tracing names, whatever the first indicator promises. */
function untraced(fields: TaggedFields, tracings: readonly Tracing[]): Series[] {
  return fields
    .data('490')
    .flatMap(transcriptions)
    .map(describeSeries)
    .filter((one) => {
      const words = wordsOf(one.title);
      return !tracings.some((tracing) => isTracedAs(one, words, tracing));
    });
}

/** The volume and ISSN that one statement of a series has and the other lacks. */
function merge(first: Series, second: Series): Series {
  return {
    title: first.title,
    volume: first.volume || second.volume,
    issn: first.issn || second.issn,
  };
}

/** The series as traced (8XX, 440) and those only transcribed; the same title once per volume. */
export function series(fields: TaggedFields): Series[] {
  const tracings = dataOf(fields, traced)
    .map(tracingOf)
    .filter((one) => one.series.title !== '');
  const found = new Map<string, Series>();
  const traces = tracings.map((one) => one.series);
  for (const one of [...traces, ...untraced(fields, tracings)]) {
    const key = headingKey(one.title);
    const before = found.get(key);
    if (!one.title) continue;
    const isSame =
      !before?.volume || !one.volume || headingKey(before.volume) === headingKey(one.volume);
    if (!before) found.set(key, one);
    else if (isSame) found.set(key, merge(before, one));
    else found.set(`${key}|${headingKey(one.volume)}`, one);
  }
  return [...found.values()];
}
