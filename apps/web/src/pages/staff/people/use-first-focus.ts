import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the control of the next act after arriving at the page: its main part has the focus first. */
export function useFirstFocus<Control extends HTMLElement>(): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useEffect(() => {
    const timer = setTimeout(() => control.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  return control;
}
