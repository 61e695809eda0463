import { useLayoutEffect, useMemo, useRef } from 'react';
import type { RuleActs } from './rule-row.tsx';

/** Keeps the acts as one object across renderings, which calls the latest ones. */
export function useLatestActs(given: RuleActs): RuleActs {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  return useMemo(
    () => ({
      change: (...of) => latest.current.change(...of),
      copy: (...of) => latest.current.copy(...of),
      remove: (...of) => latest.current.remove(...of),
    }),
    [],
  );
}
