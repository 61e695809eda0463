import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeHoldings } from './describe-holdings.ts';
import { readItemTable, type ItemTable } from './item-table.ts';
import { recordFromLines } from './record-from-lines.ts';

function tableOf(text: string): ItemTable {
  const table = readItemTable(text);
  if ('wrongLine' in table) throw new Error(`line ${table.wrongLine}`);
  return table;
}

const copiesBy = (table: string, ...lines: string[]) =>
  describeHoldings(recordFromLines(['245 10$aIracema', ...lines]), tableOf(table)).copies;

test('a table says which subfields tell what of a copy', () => {
  const table = `
    # exemplares
    990 codigo_barras a
    990 biblioteca    bc   # a sigla, ou o nome
    990 exemplar e
    990 volume v
    990 data_aquisicao d
    990 situacao s
    990 nota n
    090 numero_chamada abc
  `;
  const lines = [
    '090   $a869.3$bA123i$c2. ed.',
    '990   $a000123$bCEN$cCentral$eEx. 2$vv. 1$d05/03/2011$sEmprestado$nSem capa',
    '990   $a000124$cCentral$sBaixado',
    '990   $nsó uma nota',
  ];
  expect(copiesBy(table, ...lines)).toMatchObject([
    {
      barcode: '000123',
      library: 'CEN',
      callNumber: '869.3 A123i 2. ed.',
      copyNumber: 'Ex. 2',
      volume: 'v. 1',
      acquiredOn: '2011-03-05',
      status: 'on-loan',
      note: 'Sem capa',
    },
    { barcode: '000124', library: 'Central', status: 'withdrawn' },
  ]);
});

test('other item fields are none then', () => {
  const lines = ['952   $aBC$p1$o8', '949   $a7'];
  expect(copiesBy('949 codigo_barras a', ...lines).map(({ barcode }) => barcode)).toEqual(['7']);
});

describe('a table that is none', () => {
  test.each([
    ['949 tombo a', 1],
    ['949 codigo_barras a\n\n949 biblioteca', 3],
    ['949', 1],
    ['', 0],
    ['090 numero_chamada a\n949 codigo_barras a', 0],
  ])('%j is wrong in line %i', (text, wrongLine) => {
    expect(readItemTable(text)).toEqual({ wrongLine });
  });

  test('no text ends it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(Array.isArray(readItemTable(text)) || 'wrongLine' in readItemTable(text)).toBe(true);
      }),
    );
  });
});
