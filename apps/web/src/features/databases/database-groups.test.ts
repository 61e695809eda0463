import { describe, expect, test } from 'vitest';
import { databaseViewHref, readDatabaseView } from './database-address.ts';
import { areasOf, groupDatabases, type Database } from './database-groups.ts';

const aDatabase = (nome: string, area: string, descricao = ''): Database => ({
  cod_base: 1,
  nome,
  nome_completo: '',
  area,
  nome_area: area,
  descricao,
  endereco: 'https://base.example',
  acesso: 'livre',
});
const databases = [
  aDatabase('arXiv', 'Física', 'Versões prévias de artigos.'),
  aDatabase('Éduc', 'Educação'),
  aDatabase('ERIC', 'Educação', 'Pesquisa em educação.'),
  aDatabase('1findr', 'Física'),
];

const shown = (address: string) =>
  groupDatabases(databases, readDatabaseView(new URLSearchParams(address)), 'pt').map(
    (group) => `${group.name}: ${group.databases.map(({ nome }) => nome).join(' ')}`,
  );

describe('databases', () => {
  test.each([
    ['', ['Educação: Éduc ERIC', 'Física: arXiv 1findr']],
    ['agrupar=nome', ['#: 1findr', 'A: arXiv', 'E: Éduc ERIC']],
    ['agrupar=outra', ['Educação: Éduc ERIC', 'Física: arXiv 1findr']],
    ['texto=PREVIAS', ['Física: arXiv']],
    ['texto=pesquisa+edu', ['Educação: ERIC']],
    ['texto=ducacao', []],
    ['texto=.*', ['Educação: Éduc ERIC', 'Física: arXiv 1findr']],
    ['area=Física&texto=e', []],
    ['area=Nenhuma', []],
  ])('with %j are %j', (address, groups) => {
    expect(shown(address)).toEqual(groups);
  });

  test('have areas, each once', () => {
    expect(areasOf(databases, 'pt').map(({ name }) => name)).toEqual(['Educação', 'Física']);
  });

  test('are filtered by the area whatever it is called, and grouped by what it is called', () => {
    const named = [
      { ...aDatabase('dblp', 'Computação'), nome_area: 'Computing' },
      { ...aDatabase('BVS', 'Saúde'), nome_area: 'Health' },
    ];
    const view = readDatabaseView(new URLSearchParams('area=Computação'));
    expect(groupDatabases(named, view, 'en').map(({ name }) => name)).toEqual(['Computing']);
    expect(areasOf(named, 'en')).toEqual([
      { area: 'Computação', name: 'Computing' },
      { area: 'Saúde', name: 'Health' },
    ]);
  });
});

test.each([
  ['', '/bases-de-dados'],
  ['texto=+a+&area=&agrupar=area', '/bases-de-dados?texto=a'],
  ['agrupar=nome&area=X', '/bases-de-dados?area=X&agrupar=nome'],
])('the view %j is at %s', (address, href) => {
  expect(databaseViewHref('/bases-de-dados', readDatabaseView(new URLSearchParams(address)))).toBe(
    href,
  );
});
