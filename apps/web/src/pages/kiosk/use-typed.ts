import { useEffect, useEffectEvent } from 'react';
import { isLetter } from '../../features/desk/scan-reader.ts';
import { fieldOf } from '../../features/desk/written-field.ts';

/**
 * Calls `onTyped` for text typed into no field: a scanner is a keyboard, and types wherever the last touch
 * has left the focus. A field focused meanwhile receives the key.
 */
export function useTypedOutside(onTyped: () => void): void {
  const typed = useEffectEvent(onTyped);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // The space bar presses buttons.
      if (event.key !== ' ' && isLetter(event) && !fieldOf(event.target)) typed();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
