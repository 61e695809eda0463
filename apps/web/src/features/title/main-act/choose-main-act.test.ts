import { expect, test } from 'vitest';
import type { Output } from '../../../api/api.ts';
import { chooseMainAct } from './choose-main-act.ts';

type Availability = Output<'listTitleLibraries'>;
type Copy = Output<'listCopies'>['exemplares'][number];

function library(code: number, over: Partial<Availability['bibliotecas'][number]> = {}) {
  return {
    cod_biblioteca: code,
    desc_biblioteca: `B${code}`,
    cod_campus: code,
    exemplares: 1,
    disponiveis: 1,
    consulta_local: 0,
    colecoes: 0,
    ...over,
  };
}

function availability(
  bibliotecas: Availability['bibliotecas'],
  over: Partial<Availability> = {},
): Availability {
  const sum = (key: 'exemplares' | 'disponiveis' | 'consulta_local') =>
    bibliotecas.reduce((total, one) => total + one[key], 0);
  return {
    exemplares: sum('exemplares'),
    disponiveis: sum('disponiveis'),
    consulta_local: sum('consulta_local'),
    emprestados: 0,
    previsao_devolucao: null,
    bibliotecas,
    ...over,
  };
}

const copy = (over: Partial<Copy>): Copy => ({
  cod_exemplar: 1,
  cod_biblioteca: 1,
  desc_biblioteca: 'B1',
  codigo_barras: '',
  numero_chamada: '869.3 A848d',
  volume: '',
  tomo: '',
  parte: '',
  material_adicional: '',
  tipo_emprestimo: '',
  localizacao: 'Estantes',
  colecao: '',
  situacao: 'disponivel',
  previsao_devolucao: null,
  nota: '',
  na_planta: null,
  ...over,
});

const link: Output<'listTitleLinks'>[number] = {
  seq_paragrafo: 1,
  url: 'https://example.org',
  descricao: '',
  tipo: 'recurso',
  fornecedor: null,
};

const known = (over: Partial<Parameters<typeof chooseMainAct>[0]> = {}) => ({
  title: { numero_chamada: '869.3' },
  availability: availability([library(1)]),
  links: [],
  copies: [copy({})],
  mine: null,
  ...over,
});

test('a free one is told with the number and shelf of the copy that is free', () => {
  const copies = [
    copy({ situacao: 'emprestado', numero_chamada: 'R 1' }),
    copy({ numero_chamada: '869.3 A848d 2.ed.', localizacao: 'Estantes 2' }),
  ];
  expect(chooseMainAct(known({ copies }))).toMatchObject({
    kind: 'free',
    isFar: false,
    place: { callNumber: '869.3 A848d 2.ed.', shelf: 'Estantes 2', others: 0 },
  });
});

test('the nearest library is named, and one that is far can send it', () => {
  const two = availability([library(1), library(2)]);
  const at = (code: number) => ({ library: code, campus: code });
  expect(chooseMainAct(known({ availability: two, mine: at(2) }))).toMatchObject({
    isFar: false,
    // None of the first copies is in that library: the call number is the title's.
    place: { library: { cod_biblioteca: 2 }, callNumber: '869.3', shelf: '', others: 1 },
  });
  expect(chooseMainAct(known({ mine: at(3) }))).toMatchObject({ kind: 'free', isFar: true });
});

test('what is free is told before what is online, and that before a wait', () => {
  expect(chooseMainAct(known({ links: [link] })).kind).toBe('free');
  const out = availability([library(1, { disponiveis: 0 })], { emprestados: 1 });
  expect(chooseMainAct(known({ availability: out, links: [link] })).kind).toBe('online');
  expect(chooseMainAct(known({ availability: out })).kind).toBe('out');
  const related = { ...link, tipo: 'relacionado' as const };
  expect(chooseMainAct(known({ availability: out, links: [related] })).kind).toBe('out');
});

test.each([
  [library(1, { disponiveis: 0, consulta_local: 1 }), 'reading'],
  [library(1, { disponiveis: 0 }), 'preparing'],
  [library(1, { exemplares: 0, disponiveis: 0, colecoes: 1 }), 'held'],
])('%j: %s', (one, kind) => {
  expect(chooseMainAct(known({ availability: availability([one]) })).kind).toBe(kind);
});

test('of what is nowhere nothing is promised', () => {
  expect(chooseMainAct(known({ availability: availability([]) })).kind).toBe('elsewhere');
});
