import { storedValue } from '../../browser/stored-value.ts';

type OpenGroups = Readonly<Record<string, boolean>>;

/** Groups the reader has opened or closed, by their letters; the others are as the page has them. */
export const openGroups = storedValue<OpenGroups>({
  key: 'estante.facets',
  parse: readOpenGroups,
  serialise: JSON.stringify,
});

export function readOpenGroups(text: string | null): OpenGroups {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter(([type, isOpen]) => type.length === 1 && isOpen === !!isOpen),
    );
  } catch {
    return {};
  }
}
