import { expect, test } from 'vitest';
import { copyGroups } from './copy-groups.ts';

type Copy = Parameters<typeof copyGroups>[0][number];

const copy = (over: Partial<Copy>) =>
  ({
    cod_exemplar: 1,
    cod_biblioteca: 1,
    numero_chamada: '869.3',
    localizacao: 'Estantes',
    situacao: 'disponivel',
    previsao_devolucao: null,
    ...over,
  }) as Copy;

test('copies that differ in nothing a reader is told are one line', () => {
  const groups = copyGroups([
    copy({ cod_exemplar: 1, codigo_barras: 'A' }),
    copy({ cod_exemplar: 2, situacao: 'emprestado', previsao_devolucao: '2026-12-01' }),
    copy({ cod_exemplar: 3, codigo_barras: 'B' }),
    copy({ cod_exemplar: 4, cod_biblioteca: 2 }),
    copy({ cod_exemplar: 5, situacao: 'emprestado', previsao_devolucao: '2026-12-02' }),
    copy({ cod_exemplar: 6, volume: '2' }),
  ]);
  expect(groups.map(({ copy: { cod_exemplar }, count }) => [cod_exemplar, count])).toEqual([
    [1, 2],
    [2, 1],
    [4, 1],
    [5, 1],
    [6, 1],
  ]);
});
