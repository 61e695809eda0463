import { useEffect } from 'react';
import {
  accessibilityKey,
  dressOf,
  plainAccessibility,
  readAccessibility,
  writeAccessibility,
  type Accessibility,
} from './accessibility.ts';
import { storedValue, useStored } from '../../browser/stored-value.ts';

const kept = storedValue({
  key: accessibilityKey,
  parse: readAccessibility,
  serialise: writeAccessibility,
});

/** Reads the reader's choices; the defaults on the server and until the page is hydrated. */
export function useAccessibility(): Accessibility {
  return useStored(kept) ?? plainAccessibility;
}

export function chooseAccessibility(choice: Partial<Accessibility>): void {
  kept.write({ ...kept.read(), ...choice });
}

/**
 * Sets the root's attributes when a choice is made, here or in another tab; at first a script has done so.
 */
export function useDressedRoot(): void {
  const chosen = useStored(kept);
  useEffect(() => {
    if (!chosen) return;
    for (const [name, value] of Object.entries(dressOf(chosen))) {
      if (value === null) document.documentElement.removeAttribute(`data-${name}`);
      else document.documentElement.setAttribute(`data-${name}`, value);
    }
  }, [chosen]);
}
