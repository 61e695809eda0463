/** Acts on receipts, in the order on the paper. */
const acts = ['lent', 'renewed', 'dated', 'returned'] as const;

/** Line of a receipt: a copy lent to a reader, renewed or returned. */
export interface ReceiptLine {
  readonly reader: Reader;
  readonly act: (typeof acts)[number];
  readonly title: string;
  readonly barcode: string;
  /** Number of the loan, by which staff find it again. */
  readonly loan: number;
  /** Dates of the loan; for a return, when and where it was made, and its consequences. */
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
  /** Lines of the receipt by act; no part is empty. */
  readonly parts: readonly {
    readonly act: ReceiptLine['act'];
    readonly lines: readonly NumberedLine[];
  }[];
}

/**
 * Makes a receipt for each reader, so that none reads what another borrowed. The order follows the entries,
 * newest first.
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
