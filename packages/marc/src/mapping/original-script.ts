import { agentType, readName } from './name.ts';
import { wholeText } from './title.ts';
import { heading } from './text.ts';
import { valueOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { OriginalScript } from '../description.ts';
import type { DataField } from '../record.ts';

/** $6 of 880 begins with the tag repeated: '245-02/$1'; occurrence 00 has no partner and counts as well. */
const linkage = /^\s*(\d{3})/u;

function textOf(field: DataField, tag: string): string {
  const type = /^[178]/.test(tag) ? agentType(tag) : undefined;
  if (type && !valueOf(field, 't')) return readName(field, type).name;
  return heading(wholeText(field, 'hux'));
}

/** The statements in the script of the item (880), with the tag each repeats, '' where it does not say. */
export function originalScript(fields: TaggedFields): OriginalScript[] {
  const found = new Map<string, OriginalScript>();
  for (const field of fields.data('880')) {
    const tag = linkage.exec(valueOf(field, '6'))?.[1] ?? '';
    const text = textOf(field, tag);
    if (text) found.set(`${tag}|${text}`, { tag, text });
  }
  return [...found.values()];
}
