import { distinct, heading, sentence } from './text.ts';
import { isTextCode, valueOf, valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { Note } from '../description.ts';
import type { DataField } from '../record.ts';

/**
 * Notes for readers. Left out are those with a place of their own in the description (502, 505,
 * 520, 521), those for staff (583, 584, 588) and local ones (59X).
 */
const tags: ReadonlySet<string> = new Set(
  (
    '255 310 321 351 362 500 501 504 506 507 508 510 511 513 514 515 516 518 522 524 525 526 530 533 534 ' +
    '535 536 538 540 541 544 545 546 547 550 552 555 556 561 562 563 565 567 580 581 585 586'
  ).split(' '),
);
/** Acquisition and custody are private where the first indicator says 0 (MARC 21, 541, 561). */
const privatelyHeld = new Set(['541', '561']);

function isPublic(field: DataField): boolean {
  return privatelyHeld.has(field.tag)
    ? field.ind1 === '1'
    : field.ind1 !== '0' || field.tag !== '506';
}

/** The text of a note; what it applies to ($3) goes before it, addresses and control numbers stay out. */
function noteText(field: DataField): string {
  const scope = heading(valueOf(field, '3'));
  const parts: string[] = [];
  for (const subfield of field.subfields)
    if (isTextCode(subfield) && !'uwx'.includes(subfield.code))
      parts.push(sentence(subfield.value));
  const text = parts.filter(Boolean).join(' ');
  return scope && text ? `${scope}: ${text}` : text;
}

export function notes(fields: TaggedFields): Note[] {
  const found = new Map<string, Note>();
  for (const field of fields.all) {
    if (!tags.has(field.tag) || !isPublic(field)) continue;
    const text = noteText(field);
    if (text && !found.has(text)) found.set(text, { tag: field.tag, text });
  }
  return [...found.values()];
}

/** One note as a line of text: each title ($t) is an entry, also where no dash parts it from the one before. */
function contentsText(field: DataField): string {
  let text = '';
  let before = '';
  for (const { code, value } of field.subfields) {
    if (!code || !'agrt'.includes(code)) continue;
    const begins = code === 't' && before !== '' && before !== 'g' && !/--\s*$/u.test(text);
    text += `${begins ? ' --' : ''}${text && ' '}${value}`;
    before = code;
  }
  return text;
}

/**
 * The tables of contents (505), one entry a line: entries are parted by ' -- '. A note that stands
 * twice is one; a line that two volumes have alike ('Prefácio') is a line of each.
 */
export function contents(fields: TaggedFields): string[] {
  return distinct(fields.data('505').map(contentsText))
    .flatMap((text) => text.split(/\s?--\s?/u))
    .map(sentence)
    .filter(Boolean);
}

/** Summaries and abstracts (520). */
export function abstracts(fields: TaggedFields): string[] {
  return distinct(
    fields
      .data('520')
      .map((field) => valuesOf(field, 'ab').map(sentence).filter(Boolean).join(' ')),
  );
}
