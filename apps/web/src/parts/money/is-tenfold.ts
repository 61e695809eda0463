/** An amount that was ten times smaller before: a decimal sign that was lost, more often than not. */
export function isTenfold(before: number, after: number): boolean {
  return before > 0 && after >= before * 10;
}
