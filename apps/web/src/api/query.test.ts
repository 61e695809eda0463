import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { ApiFailure } from './api.ts';
import { askAgain, createQueryClient } from './query.ts';

test('what was asked before an act does not answer after it', async () => {
  const client = createQueryClient({ retries: 1 });
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

describe('what is asked once more', () => {
  async function timesAsked(retries: 0 | 1, failure: ApiFailure): Promise<number> {
    vi.useFakeTimers();
    try {
      const client = createQueryClient({ retries });
      let times = 0;
      const asked = client.fetchQuery({
        queryKey: ['listLoans', {}],
        queryFn: () => {
          times += 1;
          return Promise.reject(failure);
        },
      });
      const told = asked.catch((error: unknown) => error);
      await vi.runAllTimersAsync();
      expect(await told).toBe(failure);
      return times;
    } finally {
      vi.useRealTimers();
    }
  }

  test.each([
    ['a server that is not reached', new ApiFailure(0, 'SemConexao'), 2],
    ['one that has no time', new ApiFailure(503, 'ServicoIndisponivel'), 2],
    ['a part that is away', new ApiFailure(503, 'CatalogoDeRedeIndisponivel'), 1],
    ['a refusal', new ApiFailure(409, 'SituacaoMudou'), 1],
    ['a fault', new ApiFailure(500, 'OcorreuErroInesperado'), 1],
  ])('%s', async (_what, failure, times) => {
    expect(await timesAsked(1, failure)).toBe(times);
  });

  test('nothing, of a page that the server renders', async () => {
    expect(await timesAsked(0, new ApiFailure(503, 'ServicoIndisponivel'))).toBe(1);
  });
});
