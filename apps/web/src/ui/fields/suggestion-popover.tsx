import { lazy, Suspense } from 'react';
import type { SuggestionListProps } from './suggestion-list.tsx';

/** List in place of one that fails to load, without suggestions: the text can be sent all the same. */
const none = () => <></>;

/** Fetches the list, ahead of its first opening. */
export const loadSuggestionList = () =>
  import('./suggestion-list.tsx').then(
    ({ SuggestionList: list }) => ({ default: list }),
    () => ({ default: none }),
  );
const SuggestionList = lazy(loadSuggestionList);

/** List under a combo box, in a chunk of its own. */
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
