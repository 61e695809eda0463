import { descriptionVersion } from '@estante/marc';
import {
  findLike,
  insertRecords,
  insertTitles,
  updateRecords,
  updateTitles,
  type RecordRow,
  type StoredTitle,
} from './bibliographic-repository.ts';
import type { BatchClaims } from '../identity/claims.ts';
import { claimIdentical } from '../identity/claim-identical.ts';
import { nextOf, reserveIds } from '../items/code-table.ts';
import { decideFate, type Fate, type RecordIdentity } from '../identity/identity.ts';
import type { BatchNumber } from '../database/import-number.ts';
import type { BibliographicItem } from '../preparing/item.ts';
import { replaceFormerNumbers } from './former-number-repository.ts';
import { KnownRecords } from '../identity/known-records.ts';
import { keepOverwritten } from './overwritten-repository.ts';
import { findEvidence, packedEvidence } from '../identity/stored-evidence.ts';
import type { Transaction } from '../database/transaction.ts';
import { insertTitleHeadings, replaceTitleHeadings } from './title-heading-repository.ts';
import { yieldToReturned } from './withdrawal-repository.ts';

/** A bibliographic record and what became of it. */
export interface TitleWrite {
  readonly item: BibliographicItem;
  readonly fate: Fate<StoredTitle>;
  readonly row: RecordRow;
  /** Whether it describes its title, in words that are new. */
  readonly describes: boolean;
}

export interface BibliographicContext {
  readonly sources: ReadonlyMap<string, number>;
  readonly claims: BatchClaims;
  readonly today: string;
  readonly importNumber: BatchNumber;
}

type IncomingRecord = RecordIdentity & Pick<StoredTitle, 'matchKey' | 'evidence'>;

/** Decides over each record in the order of the file, then writes all that is to be written. */
export async function writeBibliographic(
  transaction: Transaction,
  items: readonly BibliographicItem[],
  context: BibliographicContext,
): Promise<{ readonly placed: readonly TitleWrite[]; readonly known: KnownRecords<StoredTitle> }> {
  const incoming = items.map((item) => incomingOf(item, context.sources));
  const known = new KnownRecords<StoredTitle>();
  for (const record of await findLike(transaction, incoming)) {
    known.add({ ...record, evidence: notAsked });
  }
  const fresh = claimIdentical(incoming, known, context.claims);
  await askEvidence(transaction, fresh, known);
  const importId = fresh.length > 0 ? await context.importNumber.take(transaction) : null;
  const recordIds = (await reserveIds(transaction, 'bibliographic_record', fresh.length)).values();
  const titleIds = (await reserveIds(transaction, 'title', fresh.length)).values();

  const placed = items.map((item, at): TitleWrite => {
    const record = incoming[at] ?? incomingOf(item, context.sources);
    const fate = decideFate(record, known.like(record), ({ id }) => context.claims.has(id));
    const numbers = place(fate, recordIds, titleIds);
    const row = {
      ...record,
      ...numbers,
      descriptionVersion,
      isWithdrawn: false,
      marc: item.marc,
      importId,
    };
    const describes = row.isPrimary && (fate.kind !== 'unchanged' || isOutdated(fate.known));
    context.claims.add(row.id);
    if (fate.kind !== 'unchanged' || describes) known.replace(withoutMarc(row));
    return { item, fate, row, describes };
  });
  await write(transaction, placed, context.today, importId);
  return { placed, known };
}

/** A record is compared only where its evidence was asked for. */
function notAsked(): never {
  throw new Error('what the stored record says was not asked for');
}

/** Reads what stored records say that fresh ones may be the same as. */
async function askEvidence(
  transaction: Transaction,
  fresh: readonly IncomingRecord[],
  known: KnownRecords<StoredTitle>,
): Promise<void> {
  const compared = new Map(fresh.flatMap((one) => known.like(one)).map((one) => [one.id, one]));
  const evidence = await findEvidence(transaction, [...compared.keys()]);
  for (const record of compared.values()) {
    const said = evidence.get(record.id);
    if (said) known.replace({ ...record, evidence: () => said });
  }
}

function incomingOf(item: BibliographicItem, sources: ReadonlyMap<string, number>): IncomingRecord {
  const { origin, titleKey, matchKey, isbns, digest, year } = item;
  return {
    sourceId: sources.get(origin.source) ?? 0,
    number: origin.number,
    titleKey,
    matchKey,
    isbns,
    year,
    digest,
    evidence: packedEvidence(item.marc),
  };
}

/** Whether a record was described by a mapping that knew less. */
function isOutdated(known: StoredTitle): boolean {
  return known.descriptionVersion < descriptionVersion;
}

/** The numbers a record has or gets, and whether it describes its title. */
function place(
  fate: Fate<StoredTitle>,
  recordIds: Iterator<number>,
  titleIds: Iterator<number>,
): Pick<StoredTitle, 'id' | 'titleId' | 'isPrimary'> {
  switch (fate.kind) {
    case 'unchanged':
    case 'changed': {
      const { id, titleId, isPrimary } = fate.known;
      return { id, titleId, isPrimary };
    }
    case 'joined':
      return { id: nextOf(recordIds), titleId: fate.known.titleId, isPrimary: false };
    case 'new':
      return { id: nextOf(recordIds), titleId: nextOf(titleIds), isPrimary: true };
  }
}

/** Row of a record without its MARC: kept in memory for the batch, where the whole record is not needed. */
function withoutMarc({ marc: _marc, importId: _importId, ...record }: RecordRow): StoredTitle {
  return record;
}

async function write(
  transaction: Transaction,
  placed: readonly TitleWrite[],
  today: string,
  importId: number | null,
): Promise<void> {
  const of = (...kinds: readonly Fate<unknown>['kind'][]) =>
    placed.filter(({ fate }) => kinds.includes(fate.kind));
  const described = of('changed', 'unchanged').filter(({ describes }) => describes);
  await insertTitles(transaction, of('new').map(titleRow), today);
  await updateTitles(transaction, described.map(titleRow));
  await insertRecords(
    transaction,
    of('new', 'joined').map(({ row }) => row),
  );
  const changed = of('changed');
  if (importId !== null) {
    const ids = changed.map(({ row }) => row.id);
    await keepOverwritten(transaction, importId, ids);
  }
  await yieldToReturned(
    transaction,
    changed.filter(({ fate }) => 'known' in fate && fate.known.isWithdrawn).map(({ row }) => row),
  );
  await updateRecords(
    transaction,
    changed.map(({ row }) => row),
  );
  await replaceFormerNumbers(transaction, 'bibliographic', of('new', 'joined').map(numbered), true);
  await replaceFormerNumbers(transaction, 'bibliographic', changed.map(numbered), false);
  await insertTitleHeadings(transaction, of('new').map(filedTitle));
  await replaceTitleHeadings(transaction, described.map(filedTitle));
}

function numbered({ row, item }: TitleWrite) {
  return { id: row.id, formerNumbers: item.formerNumbers };
}

function titleRow({ row, item }: TitleWrite) {
  return {
    id: row.titleId,
    workType: item.workType,
    area: item.area,
    counted: item.counted,
    description: item.description,
  };
}

function filedTitle({ row, item }: TitleWrite) {
  return { id: row.titleId, headings: item.headings };
}
