import { describe, expect, test } from 'vitest';
import { databaseViewHref, readDatabaseView } from './database-address.ts';
import { areasOf, groupDatabases, type Database } from './database-groups.ts';

const aDatabase = (nome: string, area: string, descricao = ''): Database => ({
  cod_base: 1,
  nome,
  nome_completo: '',
  area,
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
    expect(areasOf(databases, 'pt')).toEqual(['Educação', 'Física']);
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
