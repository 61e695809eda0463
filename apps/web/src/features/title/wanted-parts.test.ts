import { expect, test } from 'vitest';
import { wantedParts } from './wanted-parts.ts';

type Copy = Parameters<typeof wantedParts>[0][number];

const copy = (overrides: Partial<Copy>): Copy => ({
  cod_exemplar: 1,
  cod_biblioteca: 1,
  desc_biblioteca: 'Central',
  codigo_barras: '',
  numero_chamada: '',
  volume: '',
  tomo: '',
  parte: '',
  material_adicional: '',
  tipo_emprestimo: '',
  localizacao: '',
  colecao: '',
  situacao: 'disponivel',
  previsao_devolucao: null,
  nota: '',
  na_planta: null,
  ...overrides,
});

const out = { situacao: 'emprestado' } as const;

const partOf = (volume: string) => ({ volume, tomo: '', parte: '', material_adicional: '' });
const today = '2026-03-10';

test('copies of one part count together, wherever they are', () => {
  const parts = wantedParts(
    [
      copy({ volume: 'v. 1' }),
      copy({ volume: 'v. 1', desc_biblioteca: 'Letras' }),
      copy({ volume: 'v. 1', desc_biblioteca: 'Letras' }),
      copy({ volume: 'v. 2', ...out, previsao_devolucao: '2026-03-20' }),
      copy({ volume: 'v. 2', ...out, previsao_devolucao: '2026-03-12' }),
      copy({ volume: 'v. 2', ...out }),
    ],
    today,
  );
  expect(parts.map(({ key: _key, ...part }) => part)).toEqual([
    { part: partOf('v. 1'), freeAt: ['Central', 'Letras'], out: 0, backOn: null },
    { part: partOf('v. 2'), freeAt: [], out: 3, backOn: '2026-03-12' },
  ]);
});

test('what is not lent is not waited for', () => {
  expect(
    wantedParts(
      [
        copy({ situacao: 'consulta' }),
        copy({ situacao: 'processamento' }),
        copy({ situacao: 'extraviado' }),
      ],
      today,
    ),
  ).toEqual([]);
});

test('an overdue copy is not promised for the past', () => {
  const late = copy({ ...out, previsao_devolucao: '2026-03-09' });
  const due = copy({ ...out, previsao_devolucao: today });
  expect(wantedParts([late], today)).toMatchObject([{ out: 1, backOn: null }]);
  expect(wantedParts([late, due], today)).toMatchObject([{ out: 2, backOn: today }]);
});
