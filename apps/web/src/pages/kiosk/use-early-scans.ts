import { useEffect, useRef, type RefObject } from 'react';
import { createEarlyScans, type EarlyScans } from './early-scans.ts';

/** While the server is asked who has come, what is typed is what they bring, and for no field. */
export function useEarlyScans(isAsking: boolean): RefObject<EarlyScans> {
  const early = useRef<EarlyScans>(createEarlyScans());
  useEffect(() => {
    if (!isAsking) return;
    const hear = (event: KeyboardEvent) => {
      if (event.isComposing || (event.key.length > 1 && event.key !== 'Enter')) return;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      early.current.hear(event);
    };
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, [isAsking]);
  return early;
}
