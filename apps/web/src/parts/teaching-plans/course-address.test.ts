import { expect, test } from 'vitest';
import { courseHref, coursePdfHref, courseQuery, readCourseSearch } from './course-address.ts';

const read = (text: string) => readCourseSearch(new URLSearchParams(text));

test.each([
  ['curso=LET', 'curso=LET'],
  ['ano=2026&curso=LET&semestre=&biblioteca=+&x=1', 'curso=LET&ano=2026'],
  ['curso=A%2FB+%C3%A7&biblioteca=2', 'curso=A%2FB+%C3%A7&biblioteca=2'],
])('%j has the address of %j', (asked, written) => {
  expect(courseHref(read(asked))).toBe(`/plano-ensino/curso?${written}`);
});

test('the call leaves open what the address does, but for the course', () => {
  expect(courseQuery(read('')).input).toEqual({ query: { curso: '' } });
  expect(courseQuery(read('curso=LET&ano=2025&semestre=1')).input).toEqual({
    query: { curso: 'LET', ano: '2025', semestre: '1' },
  });
});

test('the file is asked for in the language of the page', () => {
  expect(coursePdfHref(read('curso=LET&ano=2025'), 'es')).toBe(
    '/api/plano-ensino/curso/arquivo?curso=LET&ano=2025&lng=es',
  );
});
