import { expect, test } from 'vitest';
import { shownSelector } from './shown-states.ts';

const stops = ':is(a[href],button,input,select,textarea,summary,[tabindex])';

test.each([
  ['.button', '.button'],
  ['.button:hover', '.button:is([data-shown="pointed at"] *)'],
  ['.row:hover .label', '.row:is([data-shown="pointed at"] *) .label'],
  [':focus-visible', `:is([data-shown="focus"] ${stops})`],
  ['.skip:focus', `.skip:is([data-shown="focus"] ${stops})`],
  ['.box:focus-within', `.box:is([data-shown="focus"] :has(${stops}))`],
])('%s', (selector, shown) => {
  expect(shownSelector(selector)).toBe(shown);
});
