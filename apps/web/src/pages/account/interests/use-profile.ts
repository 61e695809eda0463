import { useQueryClient } from '@tanstack/react-query';
import { askAgain } from '../../../api/query.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';

const changed = [
  'listInterests',
  'searchInterests',
  'listSerialInterests',
  'searchSerialInterests',
  'listWorkTypeInterests',
  'listInterestTitles',
];

/**
 * Announces a change of the profile, and repeats the queries it affects. Resolves with whether it was made.
 */
export function useProfileChange() {
  const client = useQueryClient();
  return async (isDone: boolean, words: string): Promise<boolean> => {
    if (isDone) announce(words);
    await askAgain(client, ...changed.map((name) => [name]));
    return isDone;
  };
}
