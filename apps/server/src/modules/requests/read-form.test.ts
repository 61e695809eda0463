import { requestForms, type RequestForm } from '@estante/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readForm } from './read-form.ts';

const article = {
  titulo_artigo: 'Da cor',
  titulo_revista: 'Letras',
  ano: '1961',
  paginas: '20/30',
};

test('what was left blank is not kept, nor what is of another form', () => {
  const sent = { ...article, autor: '', total_paginas: null, ilustracoes: false, instituicao: 'X' };
  expect(readForm('artigo', sent, 'pt')).toEqual(article);
});

test.each(Object.keys(requestForms) as RequestForm[])(
  '%s asks for all it needs at once',
  (form) => {
    const needed = requestForms[form].flatMap((field) =>
      'isRequired' in field ? [field.name] : [],
    );
    expect(readForm(form, {}, 'pt')).toMatchObject({
      status: 422,
      refusal: 'CampoObrigatorioNaoPreenchido',
      fields: needed.map((campo) => ({ campo })),
    });
  },
);

test.each([
  [{ paginas: '30-20' }, 'PaginasInvertidas', ['paginas']],
  [{ paginas: 'todas' }, 'PaginasInvalidas', ['paginas']],
  [{ ano: '61' }, 'AnoInvalido', ['ano']],
  [{ ano: '0061', paginas: '5/' }, 'AnoInvalido', ['ano', 'paginas']],
])('%j is refused with %s', (more, refusal, fields) => {
  expect(readForm('artigo', { ...article, ...more }, 'en')).toMatchObject({
    status: 422,
    refusal,
    fields: fields.map((campo) => ({ campo })),
  });
});

test('days of a survey are in their order', () => {
  const survey = { assunto_geral: 'a', palavras_chave: 'b', suporte: 'ambos' };
  const days = { data_ini: '2026-02-01', data_fim: '2026-01-31' };
  expect(readForm('levantamento-bibliografico', { ...survey, ...days }, 'pt')).toMatchObject({
    refusal: 'DatasInvertidas',
  });
});

test('spans of pages are taken exactly while the first is not past the last', () => {
  const page = fc.integer({ min: 1, max: 99_999 });
  fc.assert(
    fc.property(page, page, (first, last) => {
      const read = readForm('artigo', { ...article, paginas: `${first}-${last}` }, 'pt');
      expect('refusal' in read).toBe(first > last);
    }),
  );
});
