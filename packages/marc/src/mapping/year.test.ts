import { expect, test } from 'vitest';
import { years, yearsInDate } from './year.ts';

test.each([
  ['1975', 1975, null],
  ['c1975.', 1975, null],
  ['[1985?]', 1985, null],
  ['℗2012', 2012, null],
  ['1998-2003', 1998, 2003],
  ['1980-81', 1980, 1981],
  ['1969-', 1969, null],
  ['<1988-1999>', 1988, 1999],
  ['1975, c1970', 1975, null],
  ['1987 [i.e. 1978]', 1978, null],
  ['Shōwa 18 [1943]', 1943, null],
  ['MCMLXXX', 1980, null],
  ['[199-?]', null, null],
  ['196?', null, null],
  ['[19--]', null, null],
  ['uuuu', null, null],
  ['[s.d.]', null, null],
  ['', null, null],
])('%j is %j to %j', (date, year, yearEnd) => {
  expect(yearsInDate(date)).toEqual({ year, yearEnd });
});

test.each([
  ['s1988    ', '1988', 1988, null],
  ['s2014    ', 'c1975.', 1975, null],
  ['s1943    ', 'Shōwa 18 [1943]', 1943, null],
  ['s19870000', '1986', 1986, null],
  ['t20102009', '2010, c2009', 2010, null],
  ['c19699999', '1969-', 1969, null],
  ['d19721979', '1972-1979', 1972, 1979],
  ['m1969||||', '1969-1985', 1969, 1985],
  ['q19801989', '[198-?]', null, null],
  ['nuuuuuuuu', '[199-?]', null, null],
  ['||||||||| ', '2001', 2001, null],
  ['s19uu    ', '1957', 1957, null],
])('008 %j with %j is %j to %j', (coded, date, year, yearEnd) => {
  expect(years(`860211${coded}bl `, date)).toEqual({ year, yearEnd });
});
