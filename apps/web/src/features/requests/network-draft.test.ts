import { expect, test } from 'vitest';
import { networkDraft } from './network-draft.ts';

const title = {
  titulo: 'Rios',
  subtitulo: 'um atlas',
  autores: ['Silva, Ana', 'Souza, Rui'],
  edicao: '2. ed.',
  editora: 'Águas',
  ano_publicacao: '2019',
  cod_tipo_obra: 'book',
  issns: [] as string[],
};

test.each([
  [
    'book',
    'parte-documento',
    {
      titulo: 'Rios: um atlas',
      autor: 'Silva, Ana',
      edicao: '2. ed.',
      editora: 'Águas',
      ano: '2019',
    },
  ],
  [
    'thesis',
    'tese-dissertacao',
    { titulo: 'Rios: um atlas', autor: 'Silva, Ana', instituicao: 'Águas', ano: '2019' },
  ],
  [
    'article',
    'artigo',
    { titulo_artigo: 'Rios: um atlas', autor: 'Silva, Ana', issn: '1234-5679', ano: '2019' },
  ],
  ['serial', 'artigo', { titulo_revista: 'Rios: um atlas', issn: '1234-5679' }],
] as const)('a %s is asked for on the form %s', (cod_tipo_obra, form, draft) => {
  const issns = cod_tipo_obra === 'book' ? [] : ['1234-5679'];
  expect(networkDraft({ ...title, cod_tipo_obra, issns })).toEqual({ form, draft });
});
