import {
  areaOf,
  describeAuthority,
  describeHoldings,
  describeTitle,
  headingKey,
  holdingsParent,
  recordKind,
  titleKey,
  type Description,
  type ItemChoice,
  type MarcRecord,
  type ReadRecord,
  type ReadResult,
} from '@estante/marc';
import {
  boundedKey,
  digestOf,
  storable,
  storableRecord,
  type StorableRecord,
} from './canonical.ts';
import { countedBy } from './counted-titles.ts';
import { warnedOfStates } from './unknown-states.ts';
import { formerNumbersOf } from './former-numbers.ts';
import type { Item, ItemHoldings, Place, RecordKind, SetAside, SetAsideReason } from './item.ts';
import { headingsNamed, isWithdrawn } from './withdrawn-records.ts';
import { filingKey } from './filing-key.ts';
import { headingsOf } from './headings.ts';
import { originOf, type Origin, type OriginOptions } from './origin.ts';
import type { JsonPacker } from '../database/packed-json.ts';

interface Draft {
  readonly place: Place;
  readonly origin: Origin;
  readonly marc: StorableRecord;
  readonly warnings: readonly string[];
  /** Character set that the bytes were read in, where they could have been in another; else null. */
  readonly guessedCharset: string | null;
}

export interface PrepareOptions extends OriginOptions {
  readonly packer: JsonPacker;
  /** System or table of the item fields: as the operator has named it, and as that or the file says. */
  readonly items: {
    readonly named: ItemChoice | undefined;
    readonly as: ItemChoice | undefined;
  };
}

/** Works out what a record says, before any transaction begins. */
export function prepare(result: ReadResult, file: string, options: PrepareOptions): Item {
  const place = { file, position: result.position };
  if (result.kind === 'bad') {
    const { controlNumber, reason, detail } = result;
    return { kind: 'set-aside', of: 'unreadable', place, controlNumber, reason, detail };
  }
  const marc = storableRecord(result.record);
  const origin = originOf(marc.value, options);
  const draft = {
    place,
    origin,
    marc,
    warnings: result.warnings,
    guessedCharset: guessedCharsetOf(result),
  };
  const kind = recordKind(marc.value);
  if (kind !== 'other' && isWithdrawn(marc.value, kind)) return prepareWithdrawn(draft, kind);
  switch (kind) {
    case 'bibliographic':
      return prepareBibliographic(draft, options);
    case 'authority':
      return prepareAuthority(draft, options);
    case 'holdings':
      return prepareHoldings(draft, options);
    case 'other':
      return unusable(draft, 'unreadable', 'other-format');
  }
}

function prepareWithdrawn(draft: Draft, of: RecordKind): Item {
  const { place, origin, marc, warnings, guessedCharset } = draft;
  if (origin.number === null) return unusable(draft, of, 'no-number');
  const { title, subtitle, part, isbns } = describeTitle(marc.value);
  return {
    kind: 'withdrawn',
    of,
    place,
    origin: { ...origin, number: origin.number },
    digest: digestOf(marc),
    titleKey: of === 'bibliographic' && title ? headingKey(`${title} ${subtitle} ${part}`) : '',
    isbns: isbns.map(({ isbn13 }) => isbn13).filter(Boolean),
    named: of === 'authority' ? headingsNamed(marc.value) : [],
    warnings,
    guessedCharset,
  };
}

function guessedCharsetOf({ warnings, encoding }: ReadRecord): string | null {
  return warnings.includes('guessed-charset') ? encoding : null;
}

function prepareBibliographic(draft: Draft, options: PrepareOptions): Item {
  const { value: record } = draft.marc;
  const description = storable(describeTitle(record));
  const { title, isbns, workType, year } = description.value;
  if (title === '') return unusable(draft, 'bibliographic', 'no-title');
  const items = describeHoldings(record, options.items.as);
  const { subtitle, part } = description.value;
  return {
    ...prepared(warnedOfStates(draft, items), options),
    kind: 'bibliographic',
    workType,
    area: areaOf(description.value),
    counted: countedBy(description.value),
    year,
    description: options.packer.pack(description.json),
    headings: headingsOf(description.value),
    items,
    digest: digestOf(draft.marc, circumstancesOf(record, items, options)),
    titleKey: headingKey(`${title} ${subtitle} ${part}`),
    matchKey: draft.origin.number === null ? matchKeyOf(description.value) : null,
    isbns: [...new Set(isbns.map(({ isbn13 }) => isbn13).filter(Boolean))],
  };
}

/** ISBN with title and year; where there is no ISBN, the main author stands in for it. */
function matchKeyOf(description: Description): string {
  const key = titleKey(description);
  if (!key.startsWith('|')) return boundedKey(key);
  const main = description.agents.find(({ isMain }) => isMain) ?? description.agents[0];
  return boundedKey(`${headingKey(main?.name ?? '')}${key}`);
}

function prepareAuthority(draft: Draft, options: PrepareOptions): Item {
  const described = describeAuthority(draft.marc.value);
  if (described === null) return unusable(draft, 'authority', 'no-heading');
  const data = storable(described);
  const { type, heading } = data.value;
  const key = filingKey(heading);
  if (key === '') return unusable(draft, 'authority', 'no-heading');
  return {
    ...prepared(draft, options),
    kind: 'authority',
    data,
    digest: digestOf(draft.marc),
    headingKey: key,
    matchKey: draft.origin.number === null ? `${type}|${key}` : null,
  };
}

function prepareHoldings(draft: Draft, options: PrepareOptions): Item {
  const { value: record } = draft.marc;
  const items = describeHoldings(record, options.items.as);
  const [first] = [...items.holdings, ...items.copies];
  return {
    ...prepared(warnedOfStates(draft, items), options),
    kind: 'holdings',
    parent: boundedKey(holdingsParent(record) ?? '') || null,
    items,
    digest: digestOf(draft.marc, circumstancesOf(record, items, options)),
    locationKey: boundedKey(
      [first?.library, first?.location, first?.callNumber].map((part) => part ?? '').join('|'),
    ),
  };
}

/**
 * Gives the operator's choices, where they may decide whose the copies are, or which: another choice is a
 * change, though the record is the same.
 */
function circumstancesOf(
  record: MarcRecord,
  { holdings, copies, parts }: ItemHoldings,
  { library, items: { named } }: PrepareOptions,
): string {
  const isHeld = holdings.length + copies.length + parts.length > 0;
  const standIn = isHeld ? (library ?? '') : '';
  if (named === undefined) return standIn;
  const said = JSON.stringify(copies);
  return said === JSON.stringify(describeHoldings(record).copies) ? standIn : `${standIn}/${said}`;
}

function prepared(draft: Draft, { packer }: PrepareOptions) {
  const { place, origin, marc, warnings, guessedCharset } = draft;
  const formerNumbers = formerNumbersOf(marc.value, origin);
  return { place, origin, formerNumbers, marc: packer.pack(marc.json), warnings, guessedCharset };
}

function unusable(draft: Draft, of: SetAside['of'], reason: SetAsideReason): SetAside {
  const { place, origin } = draft;
  return { kind: 'set-aside', of, place, controlNumber: origin.number, reason, detail: '' };
}
