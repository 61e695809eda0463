/** Address as browsers read it, or null. Some browsers are too old for `URL.canParse` and `URL.parse`. */
export function readUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
