import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';

/** Keeps the back button from pages shown on the machine before: `onTried` is called instead. */
export function useNoWayOut(onTried: () => void): void {
  const blocker = useBlocker(true);
  const tried = useEffectEvent(onTried);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    tried();
  }, [blocker]);
}
