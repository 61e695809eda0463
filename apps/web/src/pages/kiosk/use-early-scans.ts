import { useEffect, useRef, type RefObject } from 'react';
import { createEarlyScans, type EarlyScans } from './early-scans.ts';

/** Keeps codes scanned while the server identifies the patron: they are copies, and go into no field. */
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
