import { expect, test } from 'vitest';
import { countsOf } from './extent.ts';

test.each([
  ['350 p.', '350', ''],
  ['xii, [20] p.', '20', ''],
  ['120 f.', '120', ''],
  ['197, [1] p.', '197', ''],
  ['7 v.', '', '7'],
  ['2 v. (800 p.)', '', '2'],
  ['3 volumes', '', '3'],
  ['volumes', '', ''],
  ['4 maps', '', ''],
  ['27 videodiscs (2197 min.)', '', ''],
  ['', '', ''],
])('%s has pages %j and volumes %j', (extent, pages, volumes) => {
  expect(countsOf(extent)).toEqual({ pages, volumes });
});
