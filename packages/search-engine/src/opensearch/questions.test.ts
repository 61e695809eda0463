import { expect, it } from 'vitest';
import { withAnswers } from './questions.ts';

it('runs a function again until all that it asks is answered, each asked once', async () => {
  const fetched: string[] = [];
  const from = (word: string) => (): Promise<number> => {
    fetched.push(word);
    return Promise.resolve(word.length);
  };
  const sum = await withAnswers((ask) =>
    ['a', 'bcd', 'a', 'ef'].reduce((total, word) => total + ask(word, from(word)), 0),
  );
  expect(sum).toBe(7);
  expect(fetched).toEqual(['a', 'bcd', 'ef']);
});

it('lets faults through, its own and those of answers', async () => {
  await expect(
    withAnswers(() => {
      throw new Error('its own');
    }),
  ).rejects.toThrow('its own');
  await expect(
    withAnswers((ask) => ask('x', () => Promise.reject(new Error('away')))),
  ).rejects.toThrow('away');
});
