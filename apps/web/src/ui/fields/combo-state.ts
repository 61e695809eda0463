/** Index of the option the keyboard is at; -1 is the box itself. */
export type ActiveOption = number;

/**
 * Tells where a key takes the keyboard in a list of suggestions; null for a key that is not the list's. The
 * box itself is a stop between the last option and the first, so that the typed text can always be reached
 * again (ARIA Authoring Practices, combobox with manual selection). While there are no options yet, the
 * arrows stay at the box, and open the list.
 */
export function moveActive(key: string, active: ActiveOption, count: number): ActiveOption | null {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  return null;
}
