/** An address as browsers read it, or null. `URL.canParse` and `URL.parse` are too young for some. */
export function readUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
