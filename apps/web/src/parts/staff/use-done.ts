import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { EndpointName } from '../../api/api.ts';
import { askAgain } from '../../api/query.ts';
import { showToast } from '../../ui/feedback/toasts.tsx';

/** Follows up an act on an entry: tells of it, asks again for its lists, gives their heading the focus. */
export function useDone(...lists: readonly EndpointName[]) {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const done = (words: string | null) => {
    void askAgain(client, ...lists.map((list) => [list]));
    if (words !== null) showToast({ tone: 'success', words });
    heading.current?.focus();
  };
  return { heading, done };
}

/** Null: nothing was done; whoever has read why is shown the list as it is now. */
export type DoneHandler = (words: string | null) => void;
