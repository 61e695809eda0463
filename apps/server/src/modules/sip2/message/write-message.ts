import { encode, type CharacterSet } from './character-set.ts';
import { seal } from './checksum.ts';

/** Signs of a field: machines of the field keep no more. */
const longest = 255;

/** A variable field; null and undefined: it is left out. */
export type Field = readonly [name: string, value: string | null | undefined];

/** Answer to a message: its code with the fixed fields, and the others in their order. */
export interface Reply {
  readonly head: string;
  readonly fields: readonly Field[];
}

interface Manner {
  readonly characterSet: CharacterSet;
  /** The number of what is answered; null: the terminal sends no checksums. */
  readonly sequence: string | null;
}

/** A message with its end. */
export function writeMessage({ head, fields }: Reply, { characterSet, sequence }: Manner): Buffer {
  const told = fields.flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${name}${plain(value)}|`],
  );
  const content = encode(head + told.join(''), characterSet);
  const whole = sequence === null ? content : seal(content, sequence);
  return Buffer.concat([whole, Buffer.from('\r')]);
}

/** Removes what would end the value's field or its message. */
function plain(value: string): string {
  const line = value
    .replaceAll('|', '/')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, longest).join('');
}

export const yesNo = (is: boolean) => (is ? 'Y' : 'N');

/** A number of so many digits; of more the greatest that has them. */
export function digits(value: number, length: number): string {
  return String(Math.min(value, 10 ** length - 1)).padStart(length, '0');
}
