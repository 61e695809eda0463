import { headingKey } from '@estante/marc';

/** Features of a record that tell whether it belongs to the same edition as another. */
export interface EditionFeatures {
  readonly keys: readonly string[];
  /** Words of its title, as headings are compared. */
  readonly words: ReadonlySet<string>;
}

/** Records that an edition has, at most: what more would be of it is left alone. */
export const mostOfEdition = 500;

/** Titles are told apart by so many words: longer ones are to cost no more. */
const mostWords = 12;

export function titleWords(title: string): ReadonlySet<string> {
  return new Set(headingKey(title).split(' ').filter(Boolean).slice(0, mostWords));
}

/**
 * Groups records into editions: those that have a key in common, by way of others too, belong to one edition, unless
 * their titles speak of two: a number that one of them got wrong joins nothing.
 */
export function groupRecords<Record extends EditionFeatures>(
  records: readonly Record[],
): readonly (readonly Record[])[] {
  const groupOf = new Map(records.map((record) => [record, [record]]));
  const withKey = Map.groupBy(
    records.flatMap((record) => record.keys.map((key) => ({ key, record }))),
    ({ key }) => key,
  );
  for (const sharing of withKey.values()) {
    for (const [at, { record }] of sharing.entries())
      for (const { record: other } of sharing.slice(0, at))
        if (groupOf.get(record) !== groupOf.get(other) && isSameTitle(record, other))
          join(groupOf, record, other);
  }
  return [...new Set(groupOf.values())];
}

function join<Record>(groupOf: Map<Record, Record[]>, one: Record, other: Record): void {
  const [group = [], joined = []] = [groupOf.get(one), groupOf.get(other)];
  if (group === joined || group.length + joined.length > mostOfEdition) return;
  group.push(...joined);
  for (const record of joined) groupOf.set(record, group);
}

/**
 * Whether two titles have half of the words of the shorter one in common: subtitles, articles and 'v. 2' come and go.
 */
function isSameTitle({ words: one }: EditionFeatures, { words: other }: EditionFeatures): boolean {
  return one.intersection(other).size * 2 >= Math.min(one.size, other.size);
}
