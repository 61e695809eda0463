/** A payment as people name it: its number among those of its year. */
export function receiptNumber(number: number, year: number | null): string {
  return `${number}/${year ?? ''}`;
}
