import { additionalForms, formOfItem } from './fixed-field.ts';
import { headingKey } from './heading-key.ts';
import { dataOf, valueOf, valuesOf } from './tagged-fields.ts';
import type { MaterialFamily } from './fixed-field.ts';
import type { TaggedFields } from './tagged-fields.ts';

const electronicWords =
  /\b(?:electronic resource|recurso elet?ronico|recurso digital|recurso electronico|online)\b/u;

/** The general material designation (245 $h), as a key. */
export function designation(fields: TaggedFields): string {
  return headingKey(
    fields
      .data('245')
      .flatMap((field) => valuesOf(field, 'h'))
      .join(' '),
  );
}

/** A disc, cartridge or stick: what 008 calls electronic is then no online resource (007/01). */
function isCarried(fields: TaggedFields): boolean {
  const carriers = fields.controls('007').filter((value) => value.startsWith('c'));
  return carriers.length > 0 && carriers.every((value) => value.charAt(1) !== 'r');
}

/**
 * Whether the record itself describes an online resource: form 'o', or the older 's' without a
 * disc, in 008 or 006; 007 'cr'; carrier 'cr' in 338; or the designation in 245 $h.
 */
export function describesOnline(fields: TaggedFields, family: MaterialFamily): boolean {
  const forms = [formOfItem(fields, family), ...additionalForms(fields)];
  if (forms.includes('o') || fields.controls('007').some((value) => value.startsWith('cr')))
    return true;
  if (fields.data('338').some((field) => valuesOf(field, 'b').includes('cr'))) return true;
  return !isCarried(fields) && (forms.includes('s') || electronicWords.test(designation(fields)));
}

/** An address of the resource itself (856, second indicator 0). */
export function linksToItself(fields: TaggedFields): boolean {
  return fields
    .data('856')
    .some((field) => field.ind2 === '0' && valueOf(field, 'u').trim() !== '');
}

const pages = /\d\s*(?:p|pp|pages|páginas|págs?|f|folhas|hojas|v|volumes?)\b/iu;

/** Whether 300 counts pages or volumes on paper. */
export function hasPages(fields: TaggedFields): boolean {
  return dataOf(fields, ['300']).some((field) => pages.test(valueOf(field, 'a')));
}
