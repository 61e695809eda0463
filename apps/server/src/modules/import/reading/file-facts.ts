import { dataFields, firstSubfield, type CopyData, type ReadResult } from '@estante/marc';
import type { Item } from '../preparing/item.ts';

/** Facts that were recognised in a file, for its report. */
export interface FileFacts {
  /** The format, and what it was packed in: 'ISO 2709', 'gzip, Aleph sequential'. */
  readonly formats: readonly string[];
  /** Records by the character set they were read in. */
  readonly charsets: Readonly<Record<string, number>>;
  /** Systems whose fields its items are in; 'table' for the operator's own table, null where it has none. */
  readonly items: string | null;
  /** The first titles, for a dry run to show. */
  readonly titles: readonly string[];
  /** The first copies, as they were read: library, bar code, call number and what else is said. */
  readonly copies: readonly string[];
}

export const nothingRecognised: FileFacts = {
  formats: [],
  charsets: {},
  items: null,
  titles: [],
  copies: [],
};

const mostShown = 10;

/** Gathers the facts of one file as it is read. */
export class FactGatherer {
  readonly #formats = new Set<string>();
  readonly #charsets: Record<string, number> = {};
  readonly #titles: string[] = [];
  readonly #copies: string[] = [];
  #items: string | null = null;

  addFormat(format: string): void {
    this.#formats.add(format);
  }

  /** A record as it was read, and whose fields the items are in by now. */
  addItem(item: Item, profile: string | null): void {
    this.#items = profile;
    if (!('items' in item)) return;
    const room = mostShown - this.#copies.length;
    if (room > 0) this.#copies.push(...item.items.copies.slice(0, room).map(copyWords));
  }

  add(result: ReadResult): void {
    if (result.kind === 'bad') return;
    const { encoding, record } = result;
    this.#charsets[encoding] = (this.#charsets[encoding] ?? 0) + 1;
    if (this.#titles.length === mostShown) return;
    const [title] = dataFields(record, '245');
    const text = title && firstSubfield(title, 'a');
    if (text) this.#titles.push(text);
  }

  /** The facts of the file that are known by now. */
  facts(): FileFacts {
    return {
      formats: [...this.#formats],
      charsets: { ...this.#charsets },
      items: this.#items,
      titles: [...this.#titles],
      copies: [...this.#copies],
    };
  }
}

function copyWords(copy: CopyData): string {
  const { library, barcode, callNumber, volume, copyNumber, location, loanType } = copy;
  return [library, barcode, callNumber, volume, copyNumber, location, loanType]
    .filter(Boolean)
    .join(' · ');
}
