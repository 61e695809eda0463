import { useLayoutEffect, useMemo, useRef } from 'react';
import type { RuleActs } from './rule-row.tsx';

/** Acts that are one object from one rendering to the next, and do what was given last. */
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
