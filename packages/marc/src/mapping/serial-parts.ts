import { callNumberOf, libraryOf } from './located-copies.ts';
import { placesIn, placesOfHeld } from './holding-places.ts';
import { linkOf } from './holding-statements.ts';
import { piecesOf } from './serial-pieces.ts';
import { heading } from './text.ts';
import { valueOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { SerialPartData } from '../holdings.ts';
import type { DataField } from '../record.ts';

const kinds: Readonly<Record<string, SerialPartData['kind']>> = {
  863: 'basic',
  864: 'supplement',
  865: 'index',
};

interface Draft {
  readonly tag: string;
  readonly place: DataField | undefined;
  readonly captions: DataField | undefined;
  readonly pieces: DataField[];
}

function draftsOf(fields: TaggedFields): Draft[] {
  const drafts = new Map<string, Draft>();
  const places = placesIn(fields);
  const placeOf = placesOfHeld(fields);
  const captions: DataField[] = [];
  for (const field of fields.all) {
    if (/^85[345]$/u.test(field.tag)) captions.push(field);
    // Second indicator 4: never published, so that nobody has it or lacks it (MARC 21, 863).
    else if (field.tag in kinds && field.ind2 !== '4') {
      const link = linkOf(field);
      const place = placeOf.get(field);
      const key = `${field.tag} ${place ? places.indexOf(place) : -1} ${link}`;
      const own = captions.findLast(
        (one) => one.tag === `85${field.tag.charAt(2)}` && linkOf(one) === link,
      );
      const draft = drafts.get(key) ?? { tag: field.tag, place, captions: own, pieces: [] };
      draft.pieces.push(field);
      drafts.set(key, draft);
    }
  }
  return [...drafts.values()];
}

/** The parts of a serial whose pieces a record tells of one by one, or as runs with their years. */
export function serialParts(fields: TaggedFields): SerialPartData[] {
  return draftsOf(fields)
    .map(({ tag, place, captions, pieces }) => ({
      kind: kinds[tag] ?? 'basic',
      library: place ? libraryOf(place) : '',
      callNumber: place ? callNumberOf(place) : '',
      name: heading(valueOf(captions, 'o')),
      frequency: valueOf(captions, 'w').trim().slice(0, 10),
      issues: piecesOf(pieces, captions),
    }))
    .filter(({ issues }) => issues.length > 0);
}
