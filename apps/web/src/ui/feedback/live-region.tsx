import type { ReactNode } from 'react';

/** Visible line whose changes are read out: the count of results, the state of an upload. */
export function LiveRegion(props: { children: ReactNode; className?: string }) {
  return (
    <output aria-atomic="true" className={props.className}>
      {props.children}
    </output>
  );
}
