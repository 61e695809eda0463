import { areaOf, describeTitle, type MarcRecord } from '@estante/marc';
import { updateTitles } from './bibliographic-repository.ts';
import { replaceTitleHeadings } from './title-heading-repository.ts';
import { storable } from '../preparing/canonical.ts';
import { countedBy } from '../preparing/counted-titles.ts';
import { headingsOf } from '../preparing/headings.ts';
import { JsonPacker } from '../database/packed-json.ts';
import type { Transaction } from '../database/transaction.ts';

/** A title, and the record that describes it from now on. */
export interface DescribedBy {
  readonly titleId: number;
  readonly record: MarcRecord;
}

/** Describes titles that are there by records. Resolves with how many; one without a title's name is left. */
export async function describeAgain(
  transaction: Transaction,
  described: readonly DescribedBy[],
): Promise<number> {
  const packer = new JsonPacker();
  const titles = described.flatMap(({ titleId, record }) => {
    const { value, json } = storable(describeTitle(record));
    if (value.title === '') return [];
    return {
      id: titleId,
      workType: value.workType,
      area: areaOf(value),
      counted: countedBy(value),
      description: packer.pack(json),
      headings: headingsOf(value),
    };
  });
  await updateTitles(transaction, titles);
  await replaceTitleHeadings(transaction, titles);
  return titles.length;
}
