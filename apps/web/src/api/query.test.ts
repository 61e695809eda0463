import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { askAgain, createQueryClient } from './query.ts';

test('what was asked before an act does not answer after it', async () => {
  const client = createQueryClient();
  const asked: ((answer: string) => void)[] = [];
  const query = new QueryObserver(client, {
    queryKey: ['listSavedItems', {}],
    queryFn: () => new Promise<string>((resolve) => asked.push(resolve)),
  });
  const end = query.subscribe(() => {});
  const again = askAgain(client, ['listSavedItems']);
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.('after the act');
  asked[0]?.('before the act');
  await again;
  expect(query.getCurrentResult().data).toBe('after the act');
  end();
});
