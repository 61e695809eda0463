/** Key press as the scan reader hears it. */
export interface HeardKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  /** Whether the key is held down: no scanner does that. */
  readonly repeat: boolean;
  /** Moment of the press, in milliseconds. */
  readonly timeStamp: number;
}

/** Longest pause of a scanner between two keys, in milliseconds; people take longer. */
const longestKeyPauseMs = 35;
/** Letters of the shortest scan: fewer may have been typed by a person. */
const shortestScan = 4;

export interface ScanReader {
  /** Hears a key; gives the code that it ends, or null. */
  readonly press: (key: HeardKey) => string | null;
  /** Whether the last key may be the beginning of a code. */
  readonly isFirst: () => boolean;
}

/** Tells a scanner from a person by speed alone: several letters at once, and Enter with them. */
export function createScanReader(): ScanReader {
  let letters = '';
  let last = Number.NEGATIVE_INFINITY;
  return {
    isFirst: () => letters.length === 1,
    press: (key) => {
      // Shift comes before a capital letter.
      if (key.key === 'Shift') return null;
      const isQuick = key.timeStamp - last <= longestKeyPauseMs && !key.repeat;
      last = key.timeStamp;
      if (key.key === 'Enter' && isQuick && letters.length >= shortestScan) {
        const code = letters;
        letters = '';
        return code;
      }
      if (!isLetter(key) || key.repeat) letters = '';
      else letters = isQuick ? letters + key.key : key.key;
      return null;
    },
  };
}

/** Whether the key writes a letter, a number or a sign. */
export function isLetter({
  key,
  ctrlKey,
  altKey,
  metaKey,
}: Pick<HeardKey, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): boolean {
  return key.length === 1 && !ctrlKey && !altKey && !metaKey;
}
