import { useEffect, useRef, type RefObject } from 'react';

/** Whether what asked is still shown when its answer comes. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
