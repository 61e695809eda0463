import { lazy, Suspense } from 'react';
import type { SuggestionListProps } from './suggestion-list.tsx';

/** Fetches the list ahead of its first opening. */
export const loadSuggestionList = () => import('./suggestion-list.tsx');
const SuggestionList = lazy(async () => ({ default: (await loadSuggestionList()).SuggestionList }));

/** The list under a combo box, in a chunk of its own. */
export function SuggestionPopover({
  className,
  ...props
}: SuggestionListProps & { className: string | undefined }) {
  return (
    <div className={className}>
      <Suspense fallback={null}>
        <SuggestionList {...props} />
      </Suspense>
    </div>
  );
}
