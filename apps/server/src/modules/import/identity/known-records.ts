import type { RecordIdentity, StoredIdentity } from './identity.ts';
import { isShort } from '../preparing/short-record.ts';

/**
 * The records that one batch may meet: those found in the database and, as they are decided, those
 * of the batch itself.
 */
export class KnownRecords<
  KnownRecord extends StoredIdentity & { readonly matchKey: string | null },
> {
  readonly #byKey = new Map<string, KnownRecord[]>();
  /** Every key a record is or was known by. */
  readonly #keys = new Map<number, Set<string>>();

  add(record: KnownRecord): void {
    const keys = this.#keys.get(record.id) ?? new Set();
    this.#keys.set(record.id, keys);
    for (const key of keysOf(record)) {
      keys.add(key);
      const records = this.#byKey.get(key);
      if (!records) this.#byKey.set(key, [record]);
      else if (!records.some(({ id }) => id === record.id)) records.push(record);
    }
  }

  has(id: number): boolean {
    return this.#keys.has(id);
  }

  /** A known record now says what `record` says. */
  replace(record: KnownRecord): void {
    for (const key of this.#keys.get(record.id) ?? []) {
      const records = this.#byKey.get(key) ?? [];
      const at = records.findIndex(({ id }) => id === record.id);
      if (at >= 0) records[at] = record;
    }
    this.add(record);
  }

  /** Records that bear the same number or, without one, the same match key or an ISBN of it. */
  like(incoming: RecordIdentity & { readonly matchKey: string | null }): KnownRecord[] {
    const { number, isbns } = incoming;
    const short = isShort(number) ? [] : this.#short(incoming);
    if (number !== null) {
      const numbered = this.numbered(incoming.sourceId, number);
      return short.length === 0 ? numbered : [...numbered, ...short];
    }
    const keys = [matchKeyOf(incoming), ...isbns.map(isbnKey)];
    const found = [...keys.flatMap((key) => this.#byKey.get(key) ?? []), ...short];
    return [...new Map(found.map((record) => [record.id, record])).values()];
  }

  /** Short records by an ISBN or the title of it: whatever number it has, it may take their place. */
  #short({ isbns, titleKey }: RecordIdentity): KnownRecord[] {
    const keys = [...isbns.map(shortIsbnKey), shortTitleKey(titleKey)];
    const found = keys.flatMap((key) => this.#byKey.get(key) ?? []);
    return found.length === 0
      ? found
      : [...new Map(found.map((record) => [record.id, record])).values()];
  }

  numbered(sourceId: number, number: string): KnownRecord[] {
    return this.#byKey.get(numberKey(sourceId, number)) ?? [];
  }
}

function keysOf(record: RecordIdentity & { readonly matchKey: string | null }): string[] {
  const { number, sourceId, isbns } = record;
  const own = number === null ? matchKeyOf(record) : numberKey(sourceId, number);
  const short = isShort(number) ? [...isbns.map(shortIsbnKey), shortTitleKey(record.titleKey)] : [];
  return [own, ...isbns.map(isbnKey), ...short];
}

const numberKey = (sourceId: number, number: string) => `n ${sourceId} ${number}`;
const shortIsbnKey = (isbn: string) => `si ${isbn}`;
const shortTitleKey = (titleKey: string) => `st ${titleKey}`;
const isbnKey = (isbn: string) => `i ${isbn}`;
const matchKeyOf = (record: { sourceId: number; matchKey: string | null }) =>
  `m ${record.sourceId} ${record.matchKey}`;
