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
  ...overrides,
});

const out = { situacao: 'emprestado' } as const;

test('copies of one part count together, wherever they are', () => {
  const parts = wantedParts([
    copy({ volume: 'v. 1' }),
    copy({ volume: 'v. 1', desc_biblioteca: 'Letras' }),
    copy({ volume: 'v. 1', desc_biblioteca: 'Letras' }),
    copy({ volume: 'v. 2', ...out, previsao_devolucao: '2026-03-20' }),
    copy({ volume: 'v. 2', ...out, previsao_devolucao: '2026-03-12' }),
    copy({ volume: 'v. 2', ...out }),
  ]);
  expect(parts.map(({ key: _key, ...part }) => part)).toEqual([
    { names: ['v. 1'], freeAt: ['Central', 'Letras'], out: 0, backOn: null },
    { names: ['v. 2'], freeAt: [], out: 3, backOn: '2026-03-12' },
  ]);
});

test('what is not lent is not waited for', () => {
  expect(
    wantedParts([
      copy({ situacao: 'consulta' }),
      copy({ situacao: 'processamento' }),
      copy({ situacao: 'extraviado' }),
    ]),
  ).toEqual([]);
});
