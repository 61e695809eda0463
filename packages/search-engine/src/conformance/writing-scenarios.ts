import { expect, it } from 'vitest';
import { request, title, words } from './catalogue.ts';
import { ids, inOrder, load } from './opened.ts';
import type { EngineGetter } from './opened.ts';

const written = [
  title({ id: 1, title: 'C', text: { subject: ['C (Linguagem)'] } }),
  title({ id: 2, title: 'C++ primer', language: 'en' }),
  title({ id: 3, title: 'C# in depth', language: 'en' }),
  title({ id: 4, title: 'The hobbit', author: 'Tolkien, J. R. R.', language: 'en' }),
  title({ id: 5, title: 'O pote', author: 'Rowling, JK' }),
  title({ id: 6, title: 'al-Qurʼān', author: "O'Brien, Edna", language: null }),
  title({ id: 7, title: 'Yongbi ŏchʻŏn ka', author: 'Tol, J. X. R. R. Kien', language: null }),
  title({ id: 8, title: 'O que é cinema', text: { series: ['Primeiros passos'] } }),
  title({ id: 9, title: 'A coleção dos primeiros passos' }),
  title({ id: 10, title: 'Copo d’água', text: { standardNumber: ['9788535902778'] } }),
  title({ id: 11, title: 'O ISBN em dez passos' }),
];

const ways: readonly (readonly [string, readonly number[]])[] = [
  ['c', [1]],
  ['C++', [2]],
  ['c#', [3]],
  ['tolkien jrr', [4]],
  ['j.r.r. tolkien', [4]],
  ['J R R Tolkien', [4]],
  ['j. k. rowling', [5]],
  ['J.K. Rowling', [5]],
  ['jk rowling', [5]],
  ['quran', [6]],
  ["qur'an", [6]],
  ['edna o’brien', [6]],
  ['edna o brien', [6]],
  ['ochon', [7]],
  ["yongbi och'on ka", [7]],
  ['agua', [10]],
  ["d'agua", [10]],
  ['coleção primeiros passos', [8, 9]],
  ['ISBN 978-85-359-0277-8', [10]],
  ['isbn-10: 85 359 0277 5', [10]],
  ['ISBN', [11]],
  ['isbn passos', [11]],
];

/** Names, numbers and words that are typed in another way than they are written. */
export function writingScenarios(engine: EngineGetter): void {
  it.each(ways)('finds what is written in another way: %s', async (text, expected) => {
    await load(engine(), written);
    expect(inOrder(await ids(engine(), request(words(text))))).toEqual(expected);
  });
}
