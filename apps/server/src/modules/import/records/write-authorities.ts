import type { BatchClaims } from '../identity/claims.ts';
import { claimIdentical } from '../identity/claim-identical.ts';
import { nextOf, reserveIds } from '../items/code-table.ts';
import { fateOf, incomingOf } from './authority-fate.ts';
import { establishHeadings } from './heading-repository.ts';
import { formKey, type HeadingForm } from '../preparing/headings.ts';
import type { Fate } from '../identity/identity.ts';
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

async function write(transaction: Transaction, decided: readonly AuthorityWrite[]): Promise<void> {
  if (decided.length === 0) return;
  const rows = await rowsOf(transaction, decided);
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

/** Rows of records with their fates; headings get their established form. */
async function rowsOf(transaction: Transaction, decided: readonly AuthorityWrite[]) {
  const headings = await establishHeadings(
    transaction,
    decided.map(({ item }) => headingOf(item)),
  );
  return decided.map(({ item, fate, record }) => ({
    fate,
    row: {
      ...record,
      headingId: headings.get(formKey(headingOf(item))) ?? 0,
      marc: item.marc,
      data: item.data.json,
    } satisfies AuthorityRow,
  }));
}

function headingOf({ data, headingKey }: AuthorityItem): HeadingForm {
  return { type: data.value.type, key: headingKey, text: data.value.heading };
}
