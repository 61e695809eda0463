import { isLetter, type HeardKey } from '../../features/desk/scan-reader.ts';

/** Codes that a scanner types before the patron is identified. */
export interface EarlyScans {
  readonly hear: (key: HeardKey) => void;
  /** Takes the codes, which are then no longer kept. */
  readonly take: () => readonly string[];
  /** Letters of a code that has begun and not ended. */
  readonly begun: () => string;
}

export function createEarlyScans(): EarlyScans {
  let codes: readonly string[] = [];
  let letters = '';
  return {
    hear: (key) => {
      if (isLetter(key)) letters += key.key;
      if (key.key !== 'Enter') return;
      if (letters !== '') codes = [...codes, letters];
      letters = '';
    },
    take: () => {
      const taken = codes;
      codes = [];
      return taken;
    },
    begun: () => letters,
  };
}
