import { linkOf } from './holding-statements.ts';
import { valueOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { DataField } from '../record.ts';

/** 852, and what Alma publishes of a holding under tags of its own. */
const locationTags: ReadonlySet<string> = new Set(['852', 'HLD', 'hld', 'HOL']);

/** Tags of fields that say what is held, as text (866–868) or piece by piece (863–865). */
const heldTags = /^86[3-8]$/u;

/** Finds the fields in which a record says where something of its title is. */
export function placesIn(fields: TaggedFields): DataField[] {
  return fields.all.filter(({ tag }) => locationTags.has(tag));
}

/** Whether 852 describes a copy, by its bar code ($p), as some systems do. */
export function isCopyPlace(field: DataField): boolean {
  return valueOf(field, 'p').trim() !== '';
}

/**
 * The place of each field that says what is held: that of its link ($8), else the one before it, else
 * the first (MARC 21 Holdings). Places of copies are among the last two where there are no others.
 */
export function placesOfHeld(fields: TaggedFields): ReadonlyMap<DataField, DataField> {
  const places = placesIn(fields);
  const linked = Map.groupBy(places, linkOf);
  linked.delete('');
  const others = places.filter((place) => !isCopyPlace(place));
  const following = new Set(others.length > 0 ? others : places);
  const found = new Map<DataField, DataField>();
  let [last] = following;
  for (const field of fields.all) {
    if (following.has(field)) last = field;
    else if (heldTags.test(field.tag)) {
      const [own, another] = linked.get(linkOf(field)) ?? [];
      const place = own && !another ? own : last;
      if (place) found.set(field, place);
    }
  }
  return found;
}
