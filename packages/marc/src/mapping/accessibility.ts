import { additionalForms, buildFixedField, formOfItem } from './fixed-field.ts';
import { headingKey } from './heading-key.ts';
import { distinct, sentence } from './text.ts';
import { dataOf, valuesOf } from './tagged-fields.ts';
import type { MaterialFamily } from './fixed-field.ts';
import type { TaggedFields } from './tagged-fields.ts';

/** Fields that describe the form of the item itself; a subject or a note on other editions does not. */
const tags = ['245', '250', '300', '340', '341', '532', '538', '546', '655'];
const words =
  /\b(?:braille|braile|large print|large type|letras? (?:ampliadas?|grandes?)|tipos? ampliados?|fontes? ampliadas?|macrotipos?|letra grande|audio ?descricao|audiodescripcion|audio descri(?:ption|bed)|descriptive video|closed captioned|legendas? (?:descritivas?|para surdos)|subtitulos? para sordos|libras|lingua brasileira de sinais|lengua de senas|sign language|daisy|livro acessivel)\b/u;

function saysSo(fields: TaggedFields): boolean {
  const texts = dataOf(fields, tags).flatMap((field) =>
    valuesOf(field, field.tag === '245' ? 'h' : 'abcde'),
  );
  return texts.length > 0 && words.test(headingKey(texts.join(' ; ')));
}

/** Braille or large print in 008, 006 (form of item) or 007 (text), or an accessible form said in words. */
export function isAccessible(fields: TaggedFields, family: MaterialFamily): boolean {
  const forms = [formOfItem(fields, family), ...additionalForms(fields)];
  if (forms.includes('d') || forms.includes('f')) return true;
  const tactile = fields.controls('007').some((value) => /^(?:t[bc]|f[abcd])/u.test(value));
  return tactile || saysSo(fields);
}

const withAudience = new Set<MaterialFamily>(['book', 'music', 'computer', 'visual']);

/** Target audience: the code of 008/22 where the material has one, then the notes (521). */
export function audience(fields: TaggedFields, family: MaterialFamily): string[] {
  const fixed = buildFixedField(fields);
  const code = withAudience.has(family) ? fixed.charAt(22) : '';
  const notes = fields
    .data('521')
    .map((field) => valuesOf(field, 'ab').map(sentence).filter(Boolean).join(', '));
  return distinct([/^[a-gj]$/.test(code) ? code : '', ...notes]);
}
