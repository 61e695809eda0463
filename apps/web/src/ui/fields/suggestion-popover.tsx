import { lazy, Suspense } from 'react';
import type { SuggestionListProps } from './suggestion-list.tsx';

/** List that stands in for one that does not come, and suggests nothing: the text can be sent all the same. */
const none = () => <></>;

/** Fetches the list, ahead of its first opening. */
export const loadSuggestionList = () =>
  import('./suggestion-list.tsx').then(
    ({ SuggestionList: list }) => ({ default: list }),
    () => ({ default: none }),
  );
const SuggestionList = lazy(loadSuggestionList);

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
