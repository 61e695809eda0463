import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyOf, bodyOfTeacher, faultsOf, faultsOfTeacher } from './suggestion-body.ts';
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
  const faults = faultsOf({ ...blankSuggestion, ...draft });
  expect(faults).toEqual(expected.map((field) => ({ field, kind: 'missing' })));
});

const letters = { code: 'LET', name: 'Letras' };
const theory = { code: 'LET101', name: 'Teoria' };
const taught = { ...whole, curso: letters, disciplina: theory, exemplares: '12' };

const wrongCopies = ['0', '1000', '1.5', '-1', '1e2', 'dez', '00000'];

const missing = (field: string) => ({ field, kind: 'missing' });

test.each<[object, readonly object[]]>([
  [{}, ['curso', 'disciplina', 'biblioteca', 'titulo', 'editor'].map(missing)],
  [taught, []],
  // Typed text that is not in the list.
  [{ ...taught, curso: { code: '', name: 'Letras' } }, [{ field: 'curso', kind: 'unlisted' }]],
  [{ ...taught, curso: { code: '', name: ' ' } }, [missing('curso')]],
  [{ ...taught, exemplares: '' }, [missing('exemplares')]],
  [{ ...taught, exemplares: '999' }, []],
  ...wrongCopies.map((exemplares): [object, object[]] => [
    { ...taught, exemplares },
    [{ field: 'exemplares', kind: 'number' }],
  ]),
])('of a teacher, %j has the faults %j', (draft, expected) => {
  expect(faultsOfTeacher({ ...blankTeacherSuggestion, ...draft })).toEqual(expected);
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
