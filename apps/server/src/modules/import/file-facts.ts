import { dataFields, firstSubfield, type ReadResult } from '@estante/marc';

/** What was recognised in a file, for its report. */
export interface FileFacts {
  /** The format, and what it was packed in: 'ISO 2709', 'gzip, Aleph sequential'. */
  readonly formats: readonly string[];
  /** Records by the character set they were read in. */
  readonly charsets: Readonly<Record<string, number>>;
  /** Whose fields its items are in, or null where it has none. */
  readonly items: string | null;
  /** The first titles, for a dry run to show. */
  readonly titles: readonly string[];
}

export const nothingRecognised: FileFacts = { formats: [], charsets: {}, items: null, titles: [] };

const titlesShown = 10;

/** Gathers the facts of one file as it is read. */
export class FactGatherer {
  readonly #formats = new Set<string>();
  readonly #charsets: Record<string, number> = {};
  readonly #titles: string[] = [];
  #items: string | null = null;

  addFormat(format: string): void {
    this.#formats.add(format);
  }

  setItems(profile: string | undefined): void {
    this.#items = profile ?? null;
  }

  add(result: ReadResult): void {
    if (result.kind === 'bad') return;
    const { encoding, record } = result;
    this.#charsets[encoding] = (this.#charsets[encoding] ?? 0) + 1;
    if (this.#titles.length === titlesShown) return;
    const [title] = dataFields(record, '245');
    const text = title && firstSubfield(title, 'a');
    if (text) this.#titles.push(text);
  }

  /** As they are known by now. */
  facts(): FileFacts {
    return {
      formats: [...this.#formats],
      charsets: { ...this.#charsets },
      items: this.#items,
      titles: [...this.#titles],
    };
  }
}
