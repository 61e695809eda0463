import { randomBytes } from 'node:crypto';

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The mark by which a payment is known in the bank's statement: 20 digits and capitals of base 32,
 * 100 random bits. A static BR Code takes up to 25 (Manual de Padrões para Iniciação do Pix, 62-05).
 */
export function newTxid(): string {
  return Array.from(randomBytes(20), (byte) => digits[byte % 32]).join('');
}
