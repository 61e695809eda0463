import { headingKey } from './heading-key.ts';
import { issnIn } from './standard-numbers.ts';
import { heading, trimSeparators } from './text.ts';
import { dataOf, firstOf, valueOf, valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { Series } from '../description.ts';
import type { DataField } from '../record.ts';

const traced = ['800', '810', '811', '830', '440'];

/** '(Coleção Saraiva', 'Coleção Saraiva)': parentheses of the ISBD area, not of the title. */
function withoutParentheses(text: string): string {
  const opens = text.startsWith('(') && !text.slice(1).includes('(');
  const inner = opens && (text.endsWith(')') || !text.includes(')')) ? text.slice(1) : text;
  return inner.endsWith(')') && !inner.includes('(') ? inner.slice(0, -1) : inner;
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
    title: [heading(title), ...parts].filter(Boolean).join('. '),
    volume: heading(withoutParentheses(heading(valueOf(field, 'v') || typed))),
    issn: issnIn(valueOf(field, 'x')),
  };
}

/**
 * The series as traced (8XX, 440) and those only transcribed (490). A 490 whose first indicator
 * says that an 8XX traces it is left out where there is one; the same title once per volume.
 */
export function series(fields: TaggedFields): Series[] {
  const tracings = dataOf(fields, traced);
  const transcribed = fields
    .data('490')
    .filter((field) => field.ind1 !== '1' || tracings.length === 0);
  const found = new Map<string, Series>();
  for (const one of [...tracings, ...transcribed].map(describeSeries)) {
    const key = headingKey(one.title);
    const sameTitle = found.get(key);
    if (!one.title) continue;
    if (!sameTitle) found.set(key, one);
    else if (!sameTitle.volume || !one.volume)
      found.set(key, {
        title: sameTitle.title,
        volume: sameTitle.volume || one.volume,
        issn: sameTitle.issn || one.issn,
      });
    else if (headingKey(sameTitle.volume) !== headingKey(one.volume))
      found.set(`${key}|${one.volume}`, one);
  }
  return [...found.values()];
}
