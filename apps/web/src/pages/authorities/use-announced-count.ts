import { useEffect, useRef } from 'react';
import { announce } from '../../ui/announcer.tsx';

/** Says how many were found when it changes, not when the page is first read. */
export function useAnnouncedCount(count: string, isUpdating: boolean): void {
  const said = useRef(count);
  useEffect(() => {
    if (isUpdating || said.current === count) return;
    said.current = count;
    announce(count);
  }, [count, isUpdating]);
}
