import { expect, it } from 'vitest';
import { SearchUnavailable } from '../unavailable.ts';
import { Breaker } from './breaker.ts';

const away = (): Promise<never> => Promise.reject(new SearchUnavailable('away'));

it('leaves a cluster alone that failed several times in a row', async () => {
  const breaker = new Breaker();
  let asked = 0;
  const ask = () => {
    asked++;
    return away();
  };
  for (let i = 0; i < 20; i++)
    await expect(breaker.attempt(ask)).rejects.toThrow(SearchUnavailable);
  expect(asked).toBe(5);
});

it('counts only failures in a row, and no fault of the question', async () => {
  const breaker = new Breaker();
  for (let i = 0; i < 20; i++) {
    await expect(breaker.attempt(away)).rejects.toThrow('away');
    await expect(breaker.attempt(() => Promise.reject(new Error('not a field')))).rejects.toThrow(
      'not a field',
    );
    expect(await breaker.attempt(() => Promise.resolve('found'))).toBe('found');
  }
});
