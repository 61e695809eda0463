import { expect, test } from 'vitest';
import { columnsOf, issuesIn, shortName, type Issue, type Part } from './calendar.ts';

const anIssue = (issue: Partial<Issue> = {}): Issue => ({
  seq_par: 1,
  seq_sec: 0,
  designacao: 'v.3:n.2 (1995:08)',
  volume: 'v.3',
  numero: 'n.2',
  ano: 1995,
  ano_fim: 1995,
  mes: 8,
  dia: null,
  situacao: 'recebido',
  ...issue,
});
const aPart = (...fasciculos: Issue[]): Part => ({
  cod_parte: 1,
  tipo: 'basica',
  desc_parte: '',
  cod_periodicidade: 'm',
  numero_chamada: '',
  anos: [{ ano: 1995, fasciculos }],
});
const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

test.each([
  ['a month', [anIssue()], months],
  ['a month, and none', [anIssue(), anIssue({ mes: null })], [...months, 0]],
  ['no month', [anIssue({ mes: null })], [0]],
  ['a run alone', [anIssue({ ano_fim: null })], [0]],
])('issues with %s have their columns', (_said, issues, columns) => {
  expect(columnsOf(aPart(...issues))).toEqual(columns);
});

test('each issue stands in one column, a run of years in none of a month', () => {
  const issues = [anIssue(), anIssue({ ano_fim: 1999 }), anIssue({ mes: null })];
  const [year] = aPart(...issues).anos;
  const found = [...months, 0].flatMap((column) => (year ? issuesIn(year, column as 0) : []));
  expect(found).toHaveLength(3);
  expect(year && issuesIn(year, 0)).toHaveLength(2);
});

test.each([
  [{}, 'n.2'],
  [{ numero: '' }, 'v.3'],
  [{ numero: '', volume: '' }, 'v.3:n.2 (1995:08)'],
  [{ mes: null }, 'v.3:n.2 (1995:08)'],
  [{ ano_fim: null, designacao: 'v.1- (1990-)' }, 'v.1- (1990-)'],
  [{ numero: '', volume: '', designacao: '' }, '1995'],
])('of an issue with %j its cell says %j', (issue, said) => {
  expect(shortName(anIssue(issue))).toBe(said);
});
