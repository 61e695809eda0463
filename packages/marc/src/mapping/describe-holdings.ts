import { itemsByProfile, itemsOf, type ItemChoice } from './item-profiles.ts';
import { statementsOf, type HeldFields } from './holding-statements.ts';
import { isCopyPlace, placesIn, placesOfHeld } from './holding-places.ts';
import { callNumberOf, libraryOf, readLocatedCopy } from './located-copies.ts';
import { serialParts } from './serial-parts.ts';
import { distinct, heading, sentence } from './text.ts';
import { tagFields, valueOf, valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { CopyData, HoldingData, Holdings } from '../holdings.ts';
import type { DataField, MarcRecord } from '../record.ts';

/** A copy's note and status are no note of what is held there. */
function locatedHolding(field: DataField): HoldingData {
  return {
    library: libraryOf(field),
    location:
      valueOf(field, 'b').trim() || valueOf(field, 'c').trim() ? heading(valueOf(field, 'c')) : '',
    callNumber: callNumberOf(field),
    statements: [],
    notes: isCopyPlace(field) ? [] : valuesOf(field, 'z').map(sentence).filter(Boolean),
  };
}

function unlocated(library: string): HoldingData {
  return { library, location: '', callNumber: '', statements: [], notes: [] };
}

/** Fields of holdings by their place; under `undefined` where the record has none. */
function heldByPlace(fields: TaggedFields): ReadonlyMap<DataField | undefined, HeldFields> {
  const placeOf = placesOfHeld(fields);
  const held = new Map<DataField | undefined, HeldFields>(
    placesIn(fields).map((place) => [place, { textual: [], pieces: [] }]),
  );
  if (held.size === 0) held.set(undefined, { textual: [], pieces: [] });
  for (const field of fields.all) {
    const there = held.get(placeOf.get(field));
    if (/^86[678]$/u.test(field.tag)) there?.textual.push(field);
    else if (/^86[345]$/u.test(field.tag)) there?.pieces.push(field);
  }
  return held;
}

function withStatements(holding: HoldingData, held: HeldFields, fields: TaggedFields) {
  const notes = held.textual.flatMap((field) => valuesOf(field, 'z').map(sentence));
  return {
    ...holding,
    statements: distinct(statementsOf(held, fields)),
    notes: distinct([...holding.notes, ...notes]),
  };
}

/** The library of statements without an 852: the one that has all the copies. */
function commonLibrary(copies: readonly CopyData[]): string {
  const libraries = distinct(copies.map((copy) => copy.library));
  return libraries.length === 1 ? (libraries[0] ?? '') : '';
}

function says(holding: HoldingData): boolean {
  return holding.statements.length + holding.notes.length + holding.callNumber.length > 0;
}

/** Whether a holding is worth keeping: beside copies, an 852 that names only a place ('Obras Gerais') is not. */
function isWorthKeeping(holding: HoldingData, copies: readonly CopyData[]): boolean {
  return says(holding) || (copies.length === 0 && holding.library !== '');
}

function holdingsOf(fields: TaggedFields, copies: readonly CopyData[]): HoldingData[] {
  return [...heldByPlace(fields)].flatMap(([place, held]) => {
    const holding = place ? locatedHolding(place) : unlocated(commonLibrary(copies));
    const told = withStatements(holding, held, fields);
    // A copy's place is one of a holding too where something is said to be held there.
    const isKept =
      place && isCopyPlace(place)
        ? told.statements.length + told.notes.length > 0
        : isWorthKeeping(told, copies);
    return isKept ? [told] : [];
  });
}

/** Copies of holdings that no item has told of: some systems write a copy in both. */
function locatedCopies(fields: TaggedFields, items: readonly CopyData[]): CopyData[] {
  const known = new Set(items.map(({ barcode }) => barcode));
  return fields
    .data('852')
    .filter(isCopyPlace)
    .map(readLocatedCopy)
    .filter(({ barcode }) => !known.has(barcode));
}

/** The copies and holdings a bibliographic or holdings record says of its title. */
export function describeHoldings(record: MarcRecord, chosen?: ItemChoice): Holdings {
  const fields = tagFields(record);
  const items = itemsOf(fields, chosen);
  const copies = [...items, ...locatedCopies(fields, items)];
  return { holdings: holdingsOf(fields, copies), copies, parts: serialParts(fields) };
}

/** Counts the items of a record by the profile of each system that finds any. */
export function itemProfilesOf(record: MarcRecord): ReturnType<typeof itemsByProfile> {
  return itemsByProfile(tagFields(record));
}

/** The control number of the bibliographic record a holdings record belongs to (004), null where unsaid. */
export function holdingsParent(record: MarcRecord): string | null {
  const parent = tagFields(record).control('004').trim();
  return parent === '' ? null : parent;
}
