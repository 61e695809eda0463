const digits = 16;
const modulus = 11;

/** Whether the last of 16 characters is the check digit of the others (ISO 7064 mod 11-2: ISNI, ORCID). */
export function hasCheckDigit(text: string): boolean {
  if (!/^\d{15}[\dX]$/.test(text)) return false;
  let total = 0;
  for (const digit of text.slice(0, digits - 1)) total = (total + Number(digit)) * 2;
  const check = (modulus + 1 - (total % modulus)) % modulus;
  return text.endsWith(check === modulus - 1 ? 'X' : String(check));
}

/** ISNIs that are set aside for ORCID, by their digits in order. */
const orcidBlocks = [
  ['0000000150000007', '0000000350000001'],
  ['0009000000000000', '0009001000000000'],
] as const;

export function isOfOrcid(isni: string): boolean {
  return orcidBlocks.some(([first, last]) => isni >= first && isni <= last);
}
