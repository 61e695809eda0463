import { expect, test } from 'vitest';
import { readKiosk } from './kept-kiosk.ts';

test('a kiosk is read as it was kept', () => {
  const kiosk = { secret: 'abc', library: 'Biblioteca Central' };
  expect(readKiosk(JSON.stringify(kiosk))).toEqual(kiosk);
});

test.each([null, '', 'null', '{', '7', '"abc"', '{"secret":1,"library":""}', '{"secret":"abc"}'])(
  'what is no kiosk is none: %s',
  (text) => {
    expect(readKiosk(text)).toBeNull();
  },
);
