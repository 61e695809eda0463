import type { Identity, IdentityScheme } from '@estante/marc';
import { expect, test } from 'vitest';
import { chooseIdentities } from './choose-identities.ts';

const one = (text: string): Identity => {
  const [scheme = '', value = ''] = text.split(' ');
  return { scheme: scheme as IdentityScheme, value, url: `https://example.org/${scheme}/${value}` };
};

test.each([
  ['its own record says it', ['viaf 1'], [], ['viaf 1']],
  [
    'titles say it of files that it does not speak of',
    ['viaf 1'],
    ['lcnaf n1'],
    ['viaf 1', 'lcnaf n1'],
  ],
  ['of those that it speaks of they are not heard', ['viaf 1'], ['viaf 2', 'viaf 2'], ['viaf 1']],
  ['most titles are right', [], ['orcid 1', 'orcid 2', 'orcid 1'], ['orcid 1']],
  ['as many for the one as for the other', [], ['orcid 1', 'orcid 2'], []],
  ['two records that name two persons', ['orcid 1', 'orcid 2', 'viaf 1'], ['orcid 1'], ['viaf 1']],
  ['two clusters of VIAF are one person', ['viaf 1', 'viaf 2'], [], ['viaf 1', 'viaf 2']],
  ['said twice it is told once', ['viaf 1', 'viaf 1'], [], ['viaf 1']],
  [
    'in the order in which people know them',
    ['gnd 1', 'orcid 1'],
    ['wikidata Q1'],
    ['orcid 1', 'wikidata Q1', 'gnd 1'],
  ],
  ['nothing is said', [], [], []],
])('%s', (_case, established, named, expected) => {
  const chosen = chooseIdentities(established.map(one), named.map(one));
  expect(chosen.map(({ scheme, value }) => `${scheme} ${value}`)).toEqual(expected);
});
