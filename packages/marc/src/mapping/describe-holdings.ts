import { itemsByProfile, itemsOf, type ItemChoice } from './item-profiles.ts';
import {
  enumeratedStatements,
  kindsOfStatement,
  nameStatement,
  statementOf,
} from './holding-statements.ts';
import { callNumberOf, libraryOf, readLocatedCopy } from './located-copies.ts';
import { serialParts } from './serial-parts.ts';
import { distinct, heading, sentence } from './text.ts';
import { tagFields, valueOf, valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { CopyData, HoldingData, Holdings } from '../holdings.ts';
import type { DataField, MarcRecord } from '../record.ts';

/** A holding while its statements are gathered. */
interface Draft extends HoldingData {
  readonly statements: string[];
  readonly notes: string[];
}

function locatedHolding(field: DataField): Draft {
  return {
    library: libraryOf(field),
    location:
      valueOf(field, 'b').trim() || valueOf(field, 'c').trim() ? heading(valueOf(field, 'c')) : '',
    callNumber: callNumberOf(field),
    statements: [],
    notes: valuesOf(field, 'z').map(sentence).filter(Boolean),
  };
}

/** 852, and what Alma publishes of a holding under tags of its own. */
const locationTags: ReadonlySet<string> = new Set(['852', 'HLD', 'hld', 'HOL']);

function unlocated(library: string): Draft {
  return { library, location: '', callNumber: '', statements: [], notes: [] };
}

/** Textual holdings belong to the 852 before them (MARC 21 Holdings); those before any, to the first. */
function withStatements(fields: TaggedFields, library: string): Draft[] {
  const drafts: Draft[] = [];
  const waiting = unlocated(library);
  for (const field of fields.all) {
    if (locationTags.has(field.tag)) {
      if (!valueOf(field, 'p').trim()) drafts.push(locatedHolding(field));
    } else if (field.tag === '866' || field.tag === '867' || field.tag === '868') {
      const holding = drafts.at(-1) ?? waiting;
      holding.statements.push(nameStatement(kindsOfStatement[field.tag], statementOf(field)));
      holding.notes.push(...valuesOf(field, 'z').map(sentence));
    }
  }
  const first = drafts[0];
  if (!first) return [waiting];
  first.statements.unshift(...waiting.statements);
  first.notes.unshift(...waiting.notes);
  return drafts;
}

/** The library of statements without an 852: the one that has all the copies. */
function commonLibrary(copies: readonly CopyData[]): string {
  const libraries = distinct(copies.map((copy) => copy.library));
  return libraries.length === 1 ? (libraries[0] ?? '') : '';
}

function says(holding: HoldingData): boolean {
  return holding.statements.length + holding.notes.length + holding.callNumber.length > 0;
}

/** Beside copies, an 852 that names only a place ('Obras Gerais') holds nothing of its own. */
function isWorthKeeping(holding: HoldingData, copies: readonly CopyData[]): boolean {
  return says(holding) || (copies.length === 0 && holding.library !== '');
}

function holdingsOf(fields: TaggedFields, copies: readonly CopyData[]): HoldingData[] {
  const drafts = withStatements(fields, commonLibrary(copies));
  if (drafts.every((draft) => draft.statements.length === 0))
    drafts[0]?.statements.push(...enumeratedStatements(fields));
  return drafts
    .map((draft) => ({
      ...draft,
      statements: distinct(draft.statements),
      notes: distinct(draft.notes),
    }))
    .filter((holding) => isWorthKeeping(holding, copies));
}

/** Copies of holdings that no item has told of: some systems write a copy in both. */
function locatedCopies(fields: TaggedFields, items: readonly CopyData[]): CopyData[] {
  const known = new Set(items.map(({ barcode }) => barcode));
  return fields
    .data('852')
    .filter((field) => valueOf(field, 'p').trim() !== '')
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

/** How many items a record has by the profile of each system that finds any. */
export function itemProfilesOf(record: MarcRecord): ReturnType<typeof itemsByProfile> {
  return itemsByProfile(tagFields(record));
}

/** The control number of the bibliographic record a holdings record belongs to (004), null where unsaid. */
export function holdingsParent(record: MarcRecord): string | null {
  const parent = tagFields(record).control('004').trim();
  return parent === '' ? null : parent;
}
