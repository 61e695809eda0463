import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { descriptionVersion } from '../description.ts';
import { sampleRecord } from '../sample-records.ts';
import { describeTitle } from './describe-title.ts';

const record = sampleRecord(
  '1',
  '020    $a9788535914849 (broch.)',
  '041 1  $apor$heng',
  '082 04 $a869.3$223',
  '090    $a869.3$bA848d',
  '100 1  $aAssis, Machado de,$d1839-1908.$4aut',
  '245 10 $aDom Casmurro :$bromance /$cMachado de Assis.',
  '246 3  $aDom Casmurro e outros',
  '250    $a2. ed.',
  '264  1 $aRio de Janeiro :$bGarnier,$c1899.',
  '300    $a354 p. :$bil. ;$c21 cm.',
  '490 0  $aColeção dos autores ;$v3',
  '502    $aTese (doutorado) - Universidade, 1999.',
  '504    $aBibliografia: p. 350-354.',
  '505 0  $aDo título -- Do livro',
  '520    $aUm resumo.',
  '650  4 $aRomance brasileiro$zBrasil$ySéculo XIX',
  '655  7 $aRomance$2lcgft',
  '700 1  $aCandido, Antonio,$epref.',
  '856 40 $uhttps://example.org/1$yTexto',
  'AVE    $uhttps://example.org/2$mAssinatura$eAvailable',
);

/** Fails where the mapping says something else of a record: then raise `descriptionVersion`. */
test('what describes a record otherwise has a version of its own', () => {
  const described = createHash('sha256').update(JSON.stringify(describeTitle(record)));
  expect({ descriptionVersion, digest: described.digest('hex').slice(0, 16) }).toEqual({
    descriptionVersion: 5,
    digest: 'a01f20d6f3944c44',
  });
});
