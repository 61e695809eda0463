import { expect, test } from 'vitest';
import { editionNames } from './edition-names.ts';

const edition = (ano_publicacao: string, idioma_desc = '', edicao = '') => ({
  ano_publicacao,
  idioma_desc,
  edicao,
  desc_tipo_obra: 'Livro',
});

test.each([
  ['each by its year', [edition('2003'), edition('1998', 'Inglês')], ['2003', '1998']],
  [
    'those of one year apart',
    [edition('2003', 'Português', '2. ed'), edition('2003', 'Inglês'), edition('1998')],
    ['2003 (2. ed · Português)', '2003 (Inglês)', '1998'],
  ],
  ['two that nothing tells apart', [edition('2003'), edition('2003')], ['2003', '2003']],
  ['one that nobody dated', [edition('1998'), edition('')], ['1998', 'sem data']],
])('editions are named: %s', (_name, editions, expected) => {
  expect(editionNames(editions, 'sem data')).toEqual(expected);
});
