import { useEffect, useRef } from 'react';
import { announce } from './announcer.tsx';

/** Announces the text of an answer when it changes, not when the page is first read; '' is nothing. */
export function useAnnounced(text: string, isUpdating: boolean): void {
  const said = useRef(text);
  useEffect(() => {
    if (isUpdating || said.current === text) return;
    said.current = text;
    if (text !== '') announce(text);
  }, [text, isUpdating]);
}
