/** Hexadecimal digits. */
const sumLength = 4;

/** The two's complement of the sum of all bytes, as four hexadecimal digits. */
export function checksumOf(bytes: Uint8Array): string {
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  return (-sum & 0xff_ff).toString(16).toUpperCase().padStart(sumLength, '0');
}

/** Sequence number and checksum, as the end of a message bears them. */
export function seal(content: Buffer, sequence: string): Buffer {
  const marked = Buffer.concat([content, Buffer.from(`AY${sequence}AZ`, 'latin1')]);
  return Buffer.concat([marked, Buffer.from(checksumOf(marked), 'latin1')]);
}

export type Seal =
  | { readonly kind: 'none' }
  | { readonly kind: 'right'; readonly sequence: string | null }
  | { readonly kind: 'wrong' };

export interface CheckedMessage {
  readonly content: Buffer;
  readonly seal: Seal;
}

/** 'AY1AZF1F0', or 'AZF1F0' alone, as messages about messages bear it. */
const ends = [
  { length: 9, form: /^AY(\d)AZ([\da-f]{4})$/i },
  { length: 6, form: /^(?:AY(\d))?AZ([\da-f]{4})$/i },
];

/** Takes the end of a message off it, and says whether the message came as it was sent. */
export function open(line: Buffer): CheckedMessage {
  for (const { length, form } of ends) {
    const start = line.length - length;
    const found = start < 0 ? null : form.exec(line.subarray(start).toString('latin1'));
    if (!found) continue;
    const isRight = checksumOf(line.subarray(0, -sumLength)) === found[2]?.toUpperCase();
    return {
      content: line.subarray(0, start),
      seal: isRight ? { kind: 'right', sequence: found[1] ?? null } : { kind: 'wrong' },
    };
  }
  return { content: line, seal: { kind: 'none' } };
}
