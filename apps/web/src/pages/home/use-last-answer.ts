import { useState } from 'react';
import type { Output } from '../../api/api.ts';
import { searchHref, withoutView, type SearchState } from '../../parts/search/search-address.ts';

type Result = Output<'searchTitles'>;

interface SearchAnswer {
  readonly data: Result | undefined;
  readonly isPlaceholderData: boolean;
}

/**
 * Finds the answer to show: the present one; if the search failed, the last one to the same words, whose
 * filters stay ticked and can be changed.
 */
export function useLastAnswer(
  state: SearchState,
  { data, isPlaceholderData }: SearchAnswer,
  hasFailed: boolean,
): Result | undefined {
  const words = searchHref({ ...withoutView(state), filters: [], page: 1 });
  const [last, setLast] = useState<{ words: string; answer: Result } | null>(null);
  const isAnswer = data !== undefined && !isPlaceholderData;
  if (isAnswer && (last?.answer !== data || last.words !== words)) setLast({ words, answer: data });
  return data ?? (hasFailed && last?.words === words ? last.answer : undefined);
}
