/**
 * Whether these digits are a CPF: eleven, the last two computed from those before (Receita Federal, Ato Declaratório
 * Executivo Cotec/Corat 1/2002), and not all alike: such numbers compute too and belong to nobody.
 */
export function isTaxNumber(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1*$/.test(digits)) return false;
  return [9, 10].every((at) => checkDigit(digits.slice(0, at)) === Number(digits[at]));
}

/** Check digit: each digit weighted by its distance from the end, the last one by two, modulo eleven. */
function checkDigit(before: string): number {
  const sum = Array.from(before).reduce(
    (total, digit, at) => total + Number(digit) * (before.length + 1 - at),
    0,
  );
  return ((sum * 10) % 11) % 10;
}
