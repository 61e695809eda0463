import { isHeadingOf } from '../../analysis/index.ts';
import { foldedLabelOf } from './facet-values.ts';
import type { ValueBlock, ValueSet } from './facet-values.ts';
import { countOf, lowerBound, prefixRange, stringAt, utf8 } from './strings.ts';

/** Numbers of the headings whose whole label, its years apart, is one of some forms. */
export function headingsNamed(set: ValueSet | undefined, forms: readonly string[]): number[] {
  if (set === undefined || forms.length === 0) return [];
  const written = set.blocks
    .flatMap((block) => forms.flatMap((form) => numbersIn(block, form, forms)))
    .filter((number) => !set.relabelled.has(number));
  const changed = [...set.relabelled.keys()].filter((number) =>
    isHeadingOf(forms, foldedLabelOf(set, number)),
  );
  return [...new Set([...written, ...changed])];
}

/** The label itself, and what follows it with a year. */
function numbersIn(
  { first, headings }: ValueBlock,
  form: string,
  forms: readonly string[],
): number[] {
  if (headings === null) return [];
  const { sorted, order } = headings;
  const found: number[] = [];
  let at = lowerBound(sorted, utf8(form));
  // Most texts typed are no heading, nor does one begin with them: one look is all they cost.
  if (at === countOf(sorted) || !stringAt(sorted, at).startsWith(form)) return found;
  for (; at < countOf(sorted) && stringAt(sorted, at) === form; at++)
    found.push(first + (order[at] as number));
  for (const century of ['1', '2']) {
    const [low, high] = prefixRange(sorted, `${form} ${century}`);
    for (let i = low; i < high; i++)
      if (isHeadingOf(forms, stringAt(sorted, i))) found.push(first + (order[i] as number));
  }
  return found;
}
