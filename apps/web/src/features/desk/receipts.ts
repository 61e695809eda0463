/** Acts that a receipt tells of, in the order of the paper. */
const acts = ['lent', 'renewed', 'dated', 'returned'] as const;

/** One line of a receipt: what was lent to a reader, is theirs for longer, or was taken back. */
export interface ReceiptLine {
  readonly reader: Reader;
  readonly act: (typeof acts)[number];
  readonly title: string;
  readonly barcode: string;
  /** Number of the loan: by it staff find what the receipt is about. */
  readonly loan: number;
  /** Dates of the loan; or when and where it came back, and what came of it. */
  readonly facts: readonly string[];
}

export interface Reader {
  readonly login: number;
  readonly name: string;
}

interface LogLine {
  readonly number: number;
  readonly receipt: ReceiptLine | null;
}

export type NumberedLine = ReceiptLine & { readonly number: number };

export interface Receipt {
  readonly reader: Reader;
  /** Lines of the receipt by what was done; no part is empty. */
  readonly parts: readonly {
    readonly act: ReceiptLine['act'];
    readonly lines: readonly NumberedLine[];
  }[];
}

/**
 * A receipt for each reader: what one had is nothing for another to read. In the order of the
 * entries, which have the newest first.
 */
export function receiptsOf(entries: readonly LogLine[]): Receipt[] {
  const lines = entries.flatMap(({ receipt, number }) => (receipt ? [{ ...receipt, number }] : []));
  return lines
    .filter(({ reader }, at) => lines.findIndex((one) => isOf(one, reader)) === at)
    .map(({ reader }) => {
      const own = lines.filter((line) => isOf(line, reader));
      const parts = acts.map((act) => ({ act, lines: own.filter((line) => line.act === act) }));
      return { reader, parts: parts.filter((part) => part.lines.length > 0) };
    });
}

const isOf = (line: ReceiptLine, { login }: Reader) => line.reader.login === login;
