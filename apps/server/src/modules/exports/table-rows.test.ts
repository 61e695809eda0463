import { describeTitle } from '@estante/marc';
import { recordFromLines } from '@estante/marc/testing';
import { expect, test } from 'vitest';
import { tableRows } from './table-rows.ts';

test('place and publisher are of who published it, whatever statement comes first', () => {
  const record = recordFromLines([
    '245 10$aRios',
    '264  4$c©2001',
    '264  2$aRecife :$bDistribuidora',
    '264  1$aBelém :$bÁguas,$c2001.',
  ]);
  const description = describeTitle(record);
  const source = { id: 7, address: '', description, record, callNumber: '' };
  const [head = [], row = []] = tableRows({
    titles: [{ source, libraries: [], workType: 'Livro' }],
    style: 'abnt',
    withCopies: false,
    language: 'pt',
    today: '2026-03-10',
    institution: 'Rede',
  });
  const cell = (name: string) => row[head.indexOf(name)];
  expect([cell('Local'), cell('Editora')]).toEqual(['Belém', 'Águas']);
});
