import type { BatchClaims } from '../identity/claims.ts';
import { claimIdentical } from '../identity/claim-identical.ts';
import { nextOf, reserveIds } from '../items/code-table.ts';
import { establishHeadings } from './heading-repository.ts';
import { formKey, type HeadingForm } from '../preparing/headings.ts';
import { decideFate, type Fate } from '../identity/identity.ts';
import {
  findAuthorities,
  insertAuthorities,
  keepLeftHeadings,
  replaceReferences,
  updateAuthorities,
  type AuthorityRow,
  type StoredAuthority,
} from './authority-repository.ts';
import type { AuthorityItem } from '../preparing/item.ts';
import { moveFollowers } from './follow-headings.ts';
import { replaceFormerNumbers } from './former-number-repository.ts';
import { KnownRecords } from '../identity/known-records.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import type { Transaction } from '../database/transaction.ts';
import { compareRecords } from '../identity/compare-records.ts';
import { deleteLeft } from './unused-headings.ts';

interface AuthorityWrite {
  readonly item: AuthorityItem;
  readonly fate: Fate<StoredAuthority>;
  readonly record: StoredAuthority;
}

export async function writeAuthorities(
  transaction: Transaction,
  items: readonly AuthorityItem[],
  context: { readonly sources: ReadonlyMap<string, number>; readonly claims: BatchClaims },
): Promise<Outcome[]> {
  if (items.length === 0) return [];
  const incoming = items.map((item) => incomingOf(item, context.sources));
  const known = new KnownRecords<StoredAuthority>();
  for (const record of await findAuthorities(transaction, incoming)) known.add(record);
  const fresh = claimIdentical(incoming, known, context.claims);
  const ids = (await reserveIds(transaction, 'authority', fresh.length)).values();

  const decided = items.map((item): AuthorityWrite => {
    const record = incomingOf(item, context.sources);
    const fate = fateOf(record, known.like(record), ({ id }) => context.claims.has(id));
    const isKnown = fate.kind === 'unchanged' || fate.kind === 'changed';
    const stored = { ...record, id: isKnown ? fate.known.id : nextOf(ids) };
    context.claims.add(stored.id);
    if (fate.kind !== 'unchanged') known.replace(stored);
    return { item, fate, record: stored };
  });
  await write(
    transaction,
    decided.filter(({ fate }) => fate.kind !== 'unchanged'),
  );
  return decided.map(({ item, fate }) => outcomeOf(item, fate));
}

/**
 * Its number says which authority it is, however its heading is put right ('1948-', '1949-'; 'Negros',
 * 'Pessoas negras'), unless the source gives that number to several.
 */
function fateOf(
  record: IncomingAuthority,
  known: readonly StoredAuthority[],
  isClaimed: (known: StoredAuthority) => boolean,
): Fate<StoredAuthority> {
  const fate = decideFate(record, known, isClaimed);
  if (fate.kind === 'unchanged' || fate.kind === 'changed' || record.number === null) return fate;
  const [own, another] = known.filter(({ number }) => number === record.number);
  if (!own || another || isClaimed(own)) return fate;
  return { kind: 'changed', known: own, comparison: compareRecords(record, own) };
}

type IncomingAuthority = ReturnType<typeof incomingOf>;

function incomingOf(item: AuthorityItem, sources: ReadonlyMap<string, number>) {
  const { origin, headingKey, matchKey, digest } = item;
  return {
    sourceId: sources.get(origin.source) ?? 0,
    number: origin.number,
    titleKey: headingKey,
    matchKey,
    isbns: [],
    year: null,
    digest,
  };
}

async function write(transaction: Transaction, decided: readonly AuthorityWrite[]): Promise<void> {
  if (decided.length === 0) return;
  const headings = await establishHeadings(
    transaction,
    decided.map(({ item }) => headingOf(item)),
  );
  const rows = decided.map(({ item, fate, record }) => ({
    fate,
    row: {
      ...record,
      headingId: headings.get(formKey(headingOf(item))) ?? 0,
      marc: item.marc,
      data: item.data.json,
    } satisfies AuthorityRow,
  }));
  const changed = rows.filter(({ fate }) => fate.kind === 'changed').map(({ row }) => row);
  const added = rows.filter(({ fate }) => fate.kind !== 'changed').map(({ row }) => row);
  await insertAuthorities(transaction, added);
  const moved = await updateAuthorities(transaction, changed);
  await replaceFormerNumbers(
    transaction,
    'authority',
    decided.map(({ item, record }) => ({ id: record.id, formerNumbers: item.formerNumbers })),
    false,
  );
  await replaceReferences(
    transaction,
    decided.map(({ item, record }) => ({ id: record.id, data: item.data.value })),
  );
  await moveFollowers(transaction, await keepLeftHeadings(transaction, moved));
  await deleteLeft(
    transaction,
    moved.map(({ from }) => from),
  );
}

function headingOf({ data, headingKey }: AuthorityItem): HeadingForm {
  return { type: data.value.type, key: headingKey, text: data.value.heading };
}
