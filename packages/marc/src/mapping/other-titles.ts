import { headingKey } from './heading-key.ts';
import { heading, sentence } from './text.ts';
import { isTextCode, valueOf } from './tagged-fields.ts';
import type { TitleStatement } from './title.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { OtherTitle } from '../description.ts';
import type { DataField } from '../record.ts';

type Kind = OtherTitle['kind'];

const kinds: Readonly<Record<string, Kind>> = {
  130: 'uniform',
  240: 'uniform',
  242: 'variant',
  246: 'variant',
  247: 'former',
  210: 'abbreviated',
  222: 'key',
  730: 'variant',
  740: 'variant',
};

function kindOf(field: DataField): Kind | undefined {
  const isAnalytical = (field.tag === '730' || field.tag === '740') && field.ind2 === '2';
  return isAnalytical ? 'analytical' : kinds[field.tag];
}

/** Media, display texts and dates of use are not part of a title: $h, $i, $x, and $f $g of 246 and 247. */
function leftOut(tag: string): string {
  return tag === '246' || tag === '247' ? 'fghix' : 'hixyc';
}

/** A uniform title as filed: 'Bible. N.T. Portuguese'; other titles as 'Title : rest'. */
export function titleText(field: DataField, left: string = leftOut(field.tag)): string {
  const isUniform = field.tag === '130' || field.tag === '240' || field.tag === '730';
  let text = '';
  for (const subfield of field.subfields) {
    if (!isTextCode(subfield) || left.includes(subfield.code)) continue;
    const value = subfield.code === 'b' ? heading(subfield.value) : sentence(subfield.value);
    if (!value) continue;
    const separator =
      subfield.code === 'b' && !isUniform ? ' : ' : /[.!?]$/u.test(text) ? ' ' : '. ';
    text = text ? `${text}${value.startsWith('(') ? ' ' : separator}${value}` : value;
  }
  return heading(text);
}

/** The titles beside the title proper, each once and none that repeats it. */
export function otherTitles(fields: TaggedFields, statement: TitleStatement): OtherTitle[] {
  const seen = new Set([headingKey(statement.title)]);
  const found: OtherTitle[] = [];
  const add = (kind: Kind, text: string): void => {
    const key = headingKey(text);
    if (!text || seen.has(key)) return;
    seen.add(key);
    found.push({ kind, text });
  };
  for (const text of statement.parallel) add('variant', text);
  for (const field of fields.all) {
    const kind = kindOf(field);
    if (kind && (valueOf(field, 'a') || valueOf(field, 'p'))) add(kind, titleText(field));
  }
  return found;
}
