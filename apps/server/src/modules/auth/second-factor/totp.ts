import { createHmac, randomBytes } from 'node:crypto';

/** Seconds for which a code is shown, and digits of it, as every device has them (RFC 6238). */
const [stepSeconds, digits] = [30, 6] as const;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 bits (RFC 4226, section 4). */
export const newSecret = () => randomBytes(20);

/** Base 32 by RFC 4648, section 6, without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

export function stepAt(now: Temporal.Instant): number {
  return Math.floor(now.epochMilliseconds / 1000 / stepSeconds);
}

/** Code of a step by RFC 4226, section 5.3. */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(at) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Finds the step that the code belongs to, now or one to either side; null where no step has it. */
export function stepOf(secret: Uint8Array, code: string, now: Temporal.Instant): number | null {
  const present = stepAt(now);
  return [present, present - 1, present + 1].find((step) => codeAt(secret, step) === code) ?? null;
}

/** Makes the 'otpauth:' address of a secret, which devices read from a QR code. */
export function deviceAddress(secret: Uint8Array, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
