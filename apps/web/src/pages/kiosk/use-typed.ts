import { useEffect, useEffectEvent } from 'react';

/**
 * Told of what is typed into no field: a scanner is a keyboard, and types wherever the last touch
 * has left the focus. A field that gets it meanwhile receives the key.
 */
export function useTypedOutside(onTyped: () => void): void {
  const typed = useEffectEvent(onTyped);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isWriting(event) && !(event.target instanceof HTMLInputElement)) typed();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** A letter or number; the blank presses buttons. */
export function isWriting({
  key,
  ctrlKey,
  altKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;
}
