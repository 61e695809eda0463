import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { EndpointName } from '../../api/api.ts';
import { askAgain } from '../../api/query.ts';
import { showToast } from '../../ui/feedback/toasts.tsx';

/** Follows up an act on an entry: reports it, reloads its lists, and focuses their heading. */
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

/** Called after an act, with its message; null reloads the list without one, after a refusal was read. */
export type DoneHandler = (words: string | null) => void;
