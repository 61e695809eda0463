import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiFailure } from './api.ts';

type QueryResult = Pick<
  UseQueryResult<unknown, ApiFailure>,
  'data' | 'error' | 'errorUpdateCount' | 'isPlaceholderData'
>;

/**
 * Tells why there is no answer; null if there is one, or none yet. A query asked again has no error
 * meanwhile: the last one is kept, so that the pressed button keeps the keyboard. Placeholder data, the
 * answer to another question, does not count as an answer. If an older answer is not enough, `asked.error`
 * says why there is no newer one.
 */
export function useFailure(asked: QueryResult): ApiFailure | null {
  const { data, error, errorUpdateCount, isPlaceholderData } = asked;
  const [last, setLast] = useState(error);
  if (error && error !== last) setLast(error);
  if (data !== undefined && !isPlaceholderData) return null;
  return error ?? (errorUpdateCount > 0 ? last : null);
}
