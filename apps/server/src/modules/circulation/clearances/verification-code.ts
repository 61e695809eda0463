import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 80 random bits in base 32 without letters that look alike: 'K7QF-20ZD-M3RB-9XTA'. */
export function newVerificationCode(): string {
  return grouped(Array.from(randomBytes(16), (byte) => letters[byte % 32]).join(''));
}

/**
 * Folds a code to the form that is kept, however it was typed: in any case, with any signs between, O and I for 0 and
 * 1.
 */
export function foldVerificationCode(typed: string): string {
  const folded = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return grouped(folded.replaceAll('O', '0').replaceAll(/[IL]/g, '1'));
}

function grouped(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? '';
}
