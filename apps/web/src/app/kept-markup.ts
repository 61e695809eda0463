import { LRUCache } from 'lru-cache';

/** Placeholders in kept markup for what differs in each answer, or the values that fill them. */
export interface Gaps {
  readonly nonce: string;
  readonly state: string;
}

interface Pieces {
  readonly bytes: readonly Uint8Array[];
  /** Gaps: one follows each piece but the last. */
  readonly gaps: readonly (keyof Gaps)[];
}

export interface KeptMarkup {
  /**
   * Gives the markup of `key` with its gaps filled, made by `make` where it is not kept. A null key stands
   * for markup that is not to be kept.
   */
  readonly markup: (
    key: string | null,
    filling: Gaps,
    make: (gaps: Gaps) => Promise<string>,
  ) => Promise<Uint8Array<ArrayBuffer>>;
}

const encoder = new TextEncoder();

/** Keeps the markup of the pages requested last, up to so many bytes. */
export function createKeptMarkup(mostBytes: number): KeptMarkup {
  // Random placeholders are unknown outside: no title can contain them.
  const gaps: Gaps = { nonce: crypto.randomUUID(), state: crypto.randomUUID() };
  const kept = new LRUCache<string, Pieces>({ maxSize: mostBytes, sizeCalculation: sizeOf });
  return {
    markup: async (key, filling, make) => {
      const pieces = (key !== null && kept.get(key)) || cut(await make(gaps), gaps);
      if (key !== null) kept.set(key, pieces);
      return filled(pieces, filling);
    },
  };
}

function cut(markup: string, { nonce, state }: Gaps): Pieces {
  const parts = markup.split(new RegExp(`(${nonce}|${state})`));
  return {
    bytes: parts.filter((_, at) => at % 2 === 0).map((part) => encoder.encode(part)),
    gaps: parts.flatMap((part, at) => (at % 2 === 1 ? [part === nonce ? 'nonce' : 'state'] : [])),
  };
}

function filled({ bytes, gaps }: Pieces, filling: Gaps): Uint8Array<ArrayBuffer> {
  const fillings = gaps.map((gap) => encoder.encode(filling[gap]));
  const all = bytes.flatMap((piece, at) => [piece, fillings[at] ?? new Uint8Array()]);
  const page = new Uint8Array(all.reduce((sum, piece) => sum + piece.length, 0));
  let end = 0;
  for (const piece of all) {
    page.set(piece, end);
    end += piece.length;
  }
  return page;
}

function sizeOf({ bytes }: Pieces): number {
  return bytes.reduce((sum, piece) => sum + piece.length, 1);
}
