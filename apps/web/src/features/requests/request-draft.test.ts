import { fieldsOf, requestForms, type RequestForm } from '@estante/contract/plain';
import { expect, test } from 'vitest';
import { bodyOf, draftOf, missingOf, wrongNumbersOf } from './request-draft.ts';

test.each(Object.keys(requestForms) as RequestForm[])(
  '%s begins with all it needs missing',
  (form) => {
    const needed = fieldsOf(form).flatMap(({ name, isRequired }) => (isRequired ? [name] : []));
    expect(missingOf(form, {})).toEqual(needed);
    expect(missingOf(form, { ano: ' ' })).toEqual(needed);
    const filled = Object.fromEntries(needed.map((name) => [name, 'x']));
    expect(missingOf(form, filled)).toEqual([]);
  },
);

test('numbers and boxes are sent as such, and come back as they were', () => {
  const draft = { titulo: 'Um', total_paginas: '120', ilustracoes: 'S' };
  expect(bodyOf('ficha-catalografica', draft)).toMatchObject({
    titulo: 'Um',
    subtitulo: '',
    total_paginas: 120,
    ilustracoes: true,
  });
  expect(bodyOf('ficha-catalografica', { total_paginas: 'cem' })).toMatchObject({
    total_paginas: null,
    ilustracoes: false,
  });
  expect(bodyOf('levantamento-bibliografico', { total_paginas: '1.250 f.' })).toMatchObject({
    total_paginas: 1250,
  });
  expect(draftOf({ titulo: 'Um', total_paginas: 120, ilustracoes: true })).toEqual(draft);
});

test('what is no number of pages is wrong, and nothing at all is not', () => {
  const wrongIn = (total_paginas: string) =>
    wrongNumbersOf('ficha-catalografica', { total_paginas, titulo: 'dez' });
  expect(wrongIn('cem')).toEqual(['total_paginas']);
  expect(['', ' ', '118 f.'].flatMap(wrongIn)).toEqual([]);
});
