/** Eleven digits of a CPF whose last two check the others; eleven alike are nobody's. */
export function areCpfDigits(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1*$/.test(digits)) return false;
  const tenth = checkDigit(digits.slice(0, 9), [10, 9, 8, 7, 6, 5, 4, 3, 2]);
  return digits.endsWith(
    tenth + checkDigit(digits.slice(0, 9) + tenth, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]),
  );
}

/**
 * A CNPJ: twelve digits or capitals and two digits that check them. Since July 2026 letters count by
 * their number in ASCII less 48, so that digits count as before (Instrução Normativa RFB 2.229/2024).
 */
export function isCnpj(text: string): boolean {
  if (!/^[\dA-Z]{12}\d{2}$/.test(text) || /^(\d)\1*$/.test(text)) return false;
  const weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
  const base = text.slice(0, 12);
  const first = checkDigit(base, weights.slice(1));
  return text.endsWith(first + checkDigit(base + first, weights));
}

/** Modulo 11: what is left of 11, where 10 and 11 are written 0. */
function checkDigit(text: string, weights: readonly number[]): string {
  const sum = weights.reduce((total, weight, at) => total + weight * (text.charCodeAt(at) - 48), 0);
  const left = sum % 11;
  return left < 2 ? '0' : String(11 - left);
}
