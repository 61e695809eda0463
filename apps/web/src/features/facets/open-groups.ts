import { storedValue, useStoredPart } from '../../browser/stored-value.ts';

type OpenGroups = Readonly<Record<string, boolean>>;

/** Groups the reader has opened or closed, by their letters; the others have the page's default. */
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

/** Groups open at first: the ones readers use most. */
const openAtFirst = new Set<string>(['X', 'B', 'T', 'Y', 'A']);

/** Whether a group, by its letter, is open, as its reader left it, and the function that keeps that. */
export function useOpening(group: string, hasChosen: boolean) {
  const kept = useStoredPart(openGroups, (open) => open?.[group]);
  const isOpen = kept ?? (hasChosen || openAtFirst.has(group));
  const keep = (nowOpen: boolean) => {
    // The browser also reports groups that the page itself opened.
    if (nowOpen !== isOpen) openGroups.write({ ...openGroups.read(), [group]: nowOpen });
  };
  return [isOpen, keep] as const;
}
