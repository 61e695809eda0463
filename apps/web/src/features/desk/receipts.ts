/** One line of a receipt: what was lent to a reader, or taken back from them. */
export interface ReceiptLine {
  readonly reader: Reader;
  readonly act: 'lent' | 'returned';
  readonly title: string;
  readonly barcode: string;
  /** Of the loan: by it staff find what the receipt is about. */
  readonly loan: number;
  /** When and until when; or when and where it came back, and what came of it. */
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
  readonly lent: readonly NumberedLine[];
  readonly returned: readonly NumberedLine[];
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
      const of = (act: ReceiptLine['act']) => own.filter((line) => line.act === act);
      return { reader, lent: of('lent'), returned: of('returned') };
    });
}

const isOf = (line: ReceiptLine, { login }: Reader) => line.reader.login === login;
