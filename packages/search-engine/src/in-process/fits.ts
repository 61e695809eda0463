/** Whether each typed word begins a word of a folded text. */
export function fits(folded: string, asked: readonly string[]): boolean {
  const text = ` ${folded}`;
  return asked.every((word) => text.includes(` ${word}`));
}
