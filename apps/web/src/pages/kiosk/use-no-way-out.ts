import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';

/** Back leads to no page that was shown on the machine before: it is told here instead. */
export function useNoWayOut(onTried: () => void): void {
  const blocker = useBlocker(true);
  const tried = useEffectEvent(onTried);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    tried();
  }, [blocker]);
}
