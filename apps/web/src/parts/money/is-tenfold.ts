/** Whether an amount is tenfold the one before: mostly a lost decimal sign. */
export function isTenfold(before: number, after: number): boolean {
  return before > 0 && after >= before * 10;
}
