import { useEffect, useRef, type RefObject } from 'react';

/** Where the next act is, once the page has been arrived at: whoever arrives is at its main part first. */
export function useFirstFocus<Control extends HTMLElement>(): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useEffect(() => {
    const timer = setTimeout(() => control.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  return control;
}
