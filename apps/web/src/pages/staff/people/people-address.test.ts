import { expect, test } from 'vitest';
import { peopleHref, readPeopleAddress } from './people-address.ts';

const path = '/meupergamum/atendimento/pessoas';

test.each([
  [{}, path],
  [{ text: 'josé da silva' }, `${path}?texto=jos%C3%A9+da+silva`],
  [{ text: 'ana', page: 2 }, `${path}?texto=ana&pagina=2`],
  [{ text: 'ana', person: 7 }, `${path}?texto=ana&pessoa=7`],
])('%j has its one address', (address, href) => {
  expect(peopleHref(address)).toBe(href);
});

test.each([
  ['', { text: '', page: 1, person: '', isNew: false }],
  ['texto=%20ana%20&pagina=2', { text: 'ana', page: 2, person: '', isNew: false }],
  ['pessoa=0&pagina=x', { text: '', page: 1, person: '', isNew: false }],
  ['pessoa=12', { text: '', page: 1, person: '12', isNew: false }],
  ['nova=1', { text: '', page: 1, person: '', isNew: true }],
])('of %j it reads what it can', (query, place) => {
  expect(readPeopleAddress(new URLSearchParams(query))).toEqual(place);
});
