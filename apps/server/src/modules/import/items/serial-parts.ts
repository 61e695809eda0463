import type { SerialPartData } from '@estante/marc';
import { boundedKey } from '../preparing/canonical.ts';
import { indexByKey, ownerRow, type CopyOwner } from './copy-owner.ts';
import { deleteMissingParts } from './delete-missing.ts';
import type { ItemCodes } from './item-codes.ts';
import { writeParts } from './serial-part-repository.ts';
import { writeStaffIssues } from './staff-issues.ts';
import type { Transaction } from '../database/transaction.ts';

/** Makes each owner's parts and issues match its record. */
export async function writeSerialParts(
  transaction: Transaction,
  owners: readonly CopyOwner[],
  { libraries }: ItemCodes,
): Promise<void> {
  const byOwner = owners.map((owner) => ({
    owner,
    parts: indexByKey(owner.items.parts, ({ library, kind }) => `${library}/${kind}/`),
  }));
  await deleteMissingParts(
    transaction,
    byOwner
      .filter(({ owner }) => !owner.isNew)
      .map(({ owner, parts }) => ownerRow(owner, [...parts.keys()])),
  );
  const rows = byOwner.flatMap(({ owner, parts }) =>
    [...parts].flatMap(([sourceKey, part]) => partRow(owner, sourceKey, part, libraries) ?? []),
  );
  if (rows.length === 0) return;
  await writeParts(transaction, rows);
  await writeStaffIssues(
    transaction,
    rows.map((row) => row.record_id),
  );
}

/** Row of a part; null where nobody has said which library it is in. */
function partRow(
  owner: CopyOwner,
  sourceKey: string,
  part: SerialPartData,
  libraries: ItemCodes['libraries'],
) {
  const libraryId = libraries.idOf(boundedKey(part.library), owner.source);
  if (libraryId === null) return null;
  return {
    title_id: owner.titleId,
    record_id: owner.recordId,
    holdings_record_id: owner.holdingsRecordId,
    library_id: libraryId,
    source_key: sourceKey,
    kind: part.kind,
    name: part.name,
    frequency: part.frequency,
    call_number: part.callNumber,
    issues: issueRows(part),
  };
}

/** Rows of issues in their order; a second piece of one designation is a section of the first. */
function issueRows({ issues }: SerialPartData) {
  const places = new Map<string, { readonly sequence: number; sections: number }>();
  return issues.map((issue) => {
    const key = `${issue.year} ${issue.designation}`;
    const place = places.get(key) ?? { sequence: places.size + 1, sections: 0 };
    places.set(key, place);
    const { lastYear, ...rest } = issue;
    const section = place.sections;
    place.sections += 1;
    return { ...rest, last_year: lastYear, sequence: place.sequence, section };
  });
}
