import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { EndpointName } from '../../api/api.ts';
import { askAgain } from '../../api/query.ts';
import { showToast } from '../../ui/toasts.tsx';

/** What follows an act on an entry: it is told, the list is asked for again, its heading has the focus. */
export function useDone(list: EndpointName) {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const done = (words: string | null) => {
    void askAgain(client, [list]);
    if (words !== null) showToast({ tone: 'success', words });
    heading.current?.focus();
  };
  return { heading, done };
}

/** Null: nothing was done; whoever has read why is shown the list as it is now. */
export type Done = (words: string | null) => void;
