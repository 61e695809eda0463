import { expect, test } from 'vitest';
import { recordFromLines } from './record-from-lines.ts';
import { links } from './links.ts';
import { tagFields } from './tagged-fields.ts';

const linksOf = (...lines: string[]) =>
  links(tagFields(recordFromLines(['245 10$aIracema', ...lines])));

test.each([
  ['856 40$uhttps://example.org/1$yTexto', { label: 'Texto', kind: 'resource' }],
  ['856 42$uhttps://example.org/1$zResenha', { label: 'Resenha', kind: 'related' }],
  [
    'AVE   $uhttps://example.org/1$mColeção$tPlataforma$eAvailable',
    { label: 'Coleção', kind: 'resource' },
  ],
  ['PRT   $bhttps://example.org/1$cColeção$9Available', { label: 'Coleção', kind: 'resource' }],
])('%s', (line, link) => {
  expect(linksOf(line)).toEqual([{ url: 'https://example.org/1', ...link }]);
});

test.each([
  'AVE   $uhttps://example.org/1$mColeção$eNot Available',
  'AVE   $8531$mColeção$eAvailable',
  'AVD   $brepresentação$eRepositório',
  'AVE   $ujavascript:alert(1)$eAvailable',
  '856 40$ujavascript:alert(1)',
])('%s leads nowhere', (line) => {
  expect(linksOf(line)).toEqual([]);
});

test('an address that both say is one', () => {
  expect(
    linksOf('856 40$uhttps://example.org/1$yTexto', 'AVE   $uhttps://example.org/1$mColeção'),
  ).toEqual([{ url: 'https://example.org/1', label: 'Texto', kind: 'resource' }]);
});
