import { TextDecoder } from 'node:util';
import { isAscii, isUtf8 } from 'node:buffer';
import { note } from '../warning.ts';
import type { Warning } from '../warning.ts';
import { anselBalance } from './ansel-or-latin.ts';
import type { CharacterSetName, Encoding } from './character-set.ts';
import { cp850Balance, decodeCp850 } from './cp850.ts';
import { decodeEastAsian, eastAsianSet, tellsOfOneByte } from './east-asian.ts';
import { noWeights, priorOf, isOfUtf8, type CharsetWeights } from './weights.ts';
import { decodeMarc8, hasDesignation } from './marc8.ts';
import { enoughSequences, utf8Evidence } from './utf8-evidence.ts';

/** Facts about a record that are known before its bytes are examined. */
export interface CharsetHints {
  /** Leader/09. */
  readonly claimsUnicode: boolean;
  /** Language as in 008, or ''. */
  readonly language?: string;
  /** Weights of the character sets in the whole file. */
  readonly weights?: CharsetWeights | undefined;
  /** Whether the program may have written MARC-8; false for formats whose programs never did. */
  readonly mayBeMarc8?: boolean;
  /** Character set named by the caller: nothing is guessed. */
  readonly charset?: CharacterSetName | undefined;
}

export interface EncodingDecision {
  readonly encoding: Exclude<Encoding, 'declared'>;
  /** Whether no other reading is plausible. */
  readonly isSure: boolean;
  /** Character set of the stretches of broken UTF-8. */
  readonly beside?: 'marc-8' | 'windows-1252';
}

/** Least balance between ANSEL and Latin-1 that counts as certain. */
const certain = 3;

/**
 * Decides by the bytes of a whole record, by what the rest of the file is in, and by the letters of the
 * record's language. What the leader says (09) is wrong too often to count for more than a hint.
 */
export function decideEncoding(bytes: Buffer, hints: CharsetHints): EncodingDecision {
  if (hints.charset !== undefined) return { encoding: hints.charset, isSure: true };
  if (isAscii(bytes)) return sure(hasDesignation(bytes) ? 'marc-8' : 'ascii');
  const weights = hints.weights ?? noWeights;
  const { sequences, strays } = utf8Evidence(bytes);
  if (strays === 0) {
    const isUtf8Sure = hints.claimsUnicode || isOfUtf8(weights) || sequences >= enoughSequences;
    return { encoding: 'utf-8', isSure: isUtf8Sure };
  }
  if (sequences > strays || (sequences > 0 && isOfUtf8(weights)))
    return { encoding: 'utf-8', isSure: false, beside: ofOneByte(bytes, hints, noWeights).set };
  if (hasDesignation(bytes)) return sure('marc-8');
  const eastAsian = eastAsianSet(bytes, hints.language ?? '');
  if (eastAsian !== null) return { encoding: eastAsian, isSure: false };
  const { set, balance } = ofOneByte(bytes, hints, weights);
  const saysEnough = hasFellows(set, weights) || tellsOfOneByte(bytes);
  // One letter of CP850 within a word is enough where programs of DOS wrote.
  const enough = hints.mayBeMarc8 === false ? -1 : 0;
  if (set === 'windows-1252' && cp850Balance(bytes, hints.language ?? '') > enough)
    return { encoding: 'cp850', isSure: false };
  return { encoding: set, isSure: saysEnough && Math.abs(balance) >= certain };
}

function sure(encoding: 'ascii' | 'marc-8'): EncodingDecision {
  return { encoding, isSure: true };
}

/** Other records of the file that are in the set beyond doubt. */
function hasFellows(set: 'marc-8' | 'windows-1252', { ansel, latin }: CharsetWeights): boolean {
  return (set === 'marc-8' ? ansel : latin) > 1;
}

function ofOneByte(bytes: Buffer, hints: CharsetHints, weights: CharsetWeights) {
  if (hints.mayBeMarc8 === false) return { set: 'windows-1252' as const, balance: -certain };
  const own = anselBalance(bytes, hints.language ?? '') + (hints.claimsUnicode ? -1 : 1);
  const balance = own + priorOf(weights);
  const set: 'marc-8' | 'windows-1252' = balance > 0 ? 'marc-8' : 'windows-1252';
  // A record that contradicts its file is not sure either.
  return { set, balance: own * balance < 0 ? 0 : balance };
}

const windows1252 = new TextDecoder('windows-1252');

/** Text of a stretch of a record's bytes, subfield delimiters kept. */
export type TextDecoding = (start: number, end: number) => string;

export function textDecoder(
  { encoding, beside }: Omit<EncodingDecision, 'isSure'>,
  bytes: Buffer,
  warnings: Warning[],
): TextDecoding {
  switch (encoding) {
    case 'ascii':
      return (start, end) => bytes.toString('latin1', start, end);
    case 'utf-8':
      return (start, end) => {
        const text = bytes.toString('utf8', start, end);
        if (!text.includes('\ufffd')) return text;
        const stretch = bytes.subarray(start, end);
        if (isUtf8(stretch)) return text;
        // A field typed in another set stands among fields of UTF-8: it has no sequence of UTF-8.
        if (beside && utf8Evidence(stretch).sequences === 0)
          return textDecoder({ encoding: beside }, bytes, warnings)(start, end);
        note(warnings, 'encoding');
        return text;
      };
    case 'marc-8':
      return (start, end) => decodeMarc8(bytes, start, end, warnings);
    case 'windows-1252':
      return (start, end) => windows1252.decode(bytes.subarray(start, end));
    case 'cp850':
      return (start, end) => decodeCp850(bytes.subarray(start, end));
    default:
      return (start, end) => {
        const text = decodeEastAsian(encoding, bytes.subarray(start, end));
        if (text.includes('\ufffd')) note(warnings, 'encoding');
        return text;
      };
  }
}
