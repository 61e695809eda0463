/** ISBN or control number of the title that a cover is of, as the name of its file says it. */
export interface CoverName {
  /** 13 digits; null where the name is no ISBN. */
  readonly isbn: string | null;
  /** The name as it stands, without its ending: a control number. */
  readonly number: string;
}

const endings = /\.(?:jpe?g|png|webp)$/i;

/** Reads the name of a cover's file; null for a file that by its ending is no picture. */
export function readCoverName(file: string): CoverName | null {
  if (!endings.test(file)) return null;
  const number = file.replace(endings, '').trim();
  return number === '' ? null : { isbn: isbnOf(number), number };
}

/** ISBN in a text: '978-85-359-1066-7' and '8535910662' are '9788535910667'; null where the check digit is wrong. */
function isbnOf(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, '').toUpperCase();
  if (/^97[89]\d{10}$/.test(digits)) return checked(digits.slice(0, 12)) === digits ? digits : null;
  if (!/^\d{9}[\dX]$/.test(digits)) return null;
  const sum = digits.split('').reduce((total, sign, at) => {
    return total + (sign === 'X' ? 10 : Number(sign)) * (10 - at);
  }, 0);
  return sum % 11 === 0 ? checked(`978${digits.slice(0, 9)}`) : null;
}

/** Twelve digits with the check digit of ISO 2108. */
function checked(digits: string): string {
  const sum = digits
    .split('')
    .reduce((total, sign, at) => total + Number(sign) * (at % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
