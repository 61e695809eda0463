/** Contents of the bar code of a collection (FEBRABAN, Layout Padrão de Arrecadação, version 7). */
export interface Collection {
  /** Product 8, the segment, and how amount and check digits are meant: '856', '868'. */
  readonly prefix: string;
  /** Four digits, or in segment 6 the first eight of a CNPJ. */
  readonly issuer: string;
  /** Centavos, up to eleven digits. */
  readonly amount: number;
  /** YYYY-MM-DD. */
  readonly dueOn: string;
  /** Number by which the issuer knows it. */
  readonly number: number;
}

/** The 44 digits, of which the fourth checks all others. */
export function collectionCode({ prefix, issuer, amount, dueOn, number }: Collection): string {
  const due = dueOn.replaceAll('-', '');
  const room = 44 - 4 - 11 - issuer.length - due.length;
  const rest = `${padded(amount, 11)}${issuer}${due}${padded(number, room)}`;
  return `${prefix}${checkDigitFor(prefix)(prefix + rest)}${rest}`;
}

/** Digits that people type: four blocks of eleven, each with a check digit of its own. */
export function digitableLine(code: string): string {
  const check = checkDigitFor(code);
  const blocks = [0, 11, 22, 33].map((at) => code.slice(at, at + 11));
  return blocks.map((block) => `${block}-${check(block)}`).join(' ');
}

/** The third digit says by which of the two all check digits are counted: 6 and 7 by 10, 8 and 9 by 11. */
function checkDigitFor(code: string): (digits: string) => number {
  return code[2] === '6' || code[2] === '7' ? modulo10 : modulo11;
}

/** Weights 2 and 1 in turn from the right, the digits of each product added. */
export function modulo10(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => {
      const product = Number(digit) * (at % 2 === 0 ? 2 : 1);
      return total + Math.trunc(product / 10) + (product % 10);
    }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Weights from 2 to 9 from the right; 10 and 11 are written 0. */
export function modulo11(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (2 + (at % 8)), 0);
  const left = sum % 11;
  return left < 2 ? 0 : 11 - left;
}

function padded(number: number, digits: number): string {
  const text = String(number).padStart(digits, '0');
  if (text.length > digits) throw new Error(`${number} has more than ${digits} digits`);
  return text;
}
