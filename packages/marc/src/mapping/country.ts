import { buildFixedField } from './fixed-field.ts';
import { valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';

const states = new Set(
  'ac al ap am ba ce df es go ma mt ms mg pa pb pr pe pi rj rn rs ro rr sc sp se to'.split(' '),
);
const shape = /^[a-z]{2,3}$/;
/** No place, unknown or undetermined, and what templates leave. */
const meaningless = new Set(['xx', 'vp', 'xxx', 'uuu', 'eng', 'und']);

/**
 * The Brazilian national library once wrote country and state together, 'brj' or 'rjb' for Rio de
 * Janeiro; MARC's code for Brazil is 'bl'.
 */
function brazilian(code: string): boolean {
  if (code.length !== 3) return false;
  const [first, last] = [code.startsWith('b'), code.endsWith('b')];
  return (first && states.has(code.slice(1))) || (last && states.has(code.slice(0, 2)));
}

function valid(text: string): string {
  const code = text.replace(/[#|\s]+$/u, '').toLowerCase();
  if (!shape.test(code) || meaningless.has(code)) return '';
  return brazilian(code) ? 'bl' : code;
}

/** MARC code of the country of publication (008/15–17, else 044 $a), '' where unknown. */
export function country(fields: TaggedFields): string {
  const coded = valid(buildFixedField(fields).slice(15, 18));
  if (coded) return coded;
  return (
    fields
      .data('044')
      .flatMap((field) => valuesOf(field, 'a'))
      .map(valid)
      .find(Boolean) ?? ''
  );
}
