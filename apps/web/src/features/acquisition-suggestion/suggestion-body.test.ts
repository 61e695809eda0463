import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyOf, bodyOfTeacher, missingOf, missingOfTeacher } from './suggestion-body.ts';
import { blankSuggestion, blankTeacherSuggestion } from './suggestion-draft.ts';

const whole = { library: '3', titulo: 'Torto arado', editor: 'Todavia' };

test.each([
  [{}, ['biblioteca', 'titulo', 'editor']],
  [{ library: '3' }, ['titulo', 'editor']],
  [{ ...whole, titulo: ' \n' }, ['titulo']],
  [{ ...whole, editor: '\t' }, ['editor']],
  [{ ...whole, library: '' }, ['biblioteca']],
  [{ campus: '1', autor: 'x', outras_inf: 'y' }, ['biblioteca', 'titulo', 'editor']],
  [whole, []],
])('%j misses %j', (draft, expected) => {
  expect(missingOf({ ...blankSuggestion, ...draft })).toEqual(expected);
});

const letters = { code: 'LET', name: 'Letras' };
const theory = { code: 'LET101', name: 'Teoria' };
const taught = { ...whole, curso: letters, disciplina: theory, exemplares: '12' };

const wrongCopies = ['', '0', '1000', '1.5', '-1', '1e2', 'dez', '00000'];

test.each<[object, readonly string[]]>([
  [{}, ['curso', 'disciplina', 'biblioteca', 'titulo', 'editor']],
  [taught, []],
  // Typed, but none of the list.
  [{ ...taught, curso: { code: '', name: 'Letras' } }, ['curso']],
  [{ ...taught, exemplares: '999' }, []],
  ...wrongCopies.map((exemplares): [object, string[]] => [
    { ...taught, exemplares },
    ['exemplares'],
  ]),
])('of a teacher, %j misses %j', (draft, expected) => {
  expect(missingOfTeacher({ ...blankTeacherSuggestion, ...draft })).toEqual(expected);
});

test('what is sent is what was written, with numbers', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (outras_inf, periodico) => {
      const body = bodyOf({ ...blankSuggestion, ...whole, outras_inf, periodico });
      expect(body).toMatchObject({ biblioteca: 3, titulo: 'Torto arado', outras_inf, periodico });
      expect(body).not.toHaveProperty('campus');
    }),
  );
  const body = bodyOfTeacher({ ...blankTeacherSuggestion, ...taught, campus: '2' });
  expect(body).toMatchObject({ campus: 2, curso: 'LET', disciplina: 'LET101', exemplares: 12 });
});
