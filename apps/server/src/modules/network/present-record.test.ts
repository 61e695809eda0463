import { describeTitle } from '@estante/marc';
import { recordFromLines } from '@estante/marc/testing';
import { expect, test } from 'vitest';
import { presentEdition } from './present-record.ts';

test('place and publisher are of who published it, whatever statement comes first', () => {
  const lines = [
    '245 10$aRios',
    '264  4$c©2001',
    '264  2$aRecife :$bDistribuidora',
    '264  1$aBelém :$bÁguas,$c2001.',
  ];
  const institution = {
    id: 1,
    name: 'Outra rede',
    state: 'well',
    isPaused: false,
    logoVersion: null,
    titleUrl: '',
    holdUrl: '',
  } as const;
  const day = new Date('2026-03-10T12:00:00Z');
  const edition = presentEdition(
    [
      {
        id: 5,
        editionId: 4,
        identifier: 'oai:outra:5',
        datestamp: day,
        harvestedAt: day,
        format: 'marcxml',
        description: describeTitle(recordFromLines(lines)),
        institution,
      },
    ],
    { language: 'pt', workType: (code) => code },
  );
  expect(edition).toMatchObject({ local: 'Belém', editora: 'Águas' });
});
