import { featurePlaces } from '@estante/contract/plain';
import { expect, test } from 'vitest';
import { accountRoutes } from './account-routes.ts';

/** Addresses of staff who change their own data, open also while the personal area is off. */
const always = ['/meupergamum/senha'];

test('each page of the personal area is of a feature, without which it is not found', () => {
  const known = new Set(featurePlaces.flatMap(({ pages }) => pages));
  const paths = (accountRoutes.children ?? [])
    .map(({ path }) => path ?? '')
    .filter((path) => path !== '*');
  const addresses = paths.map((path) => `/meupergamum${path && `/${path}`}`);
  expect(addresses.filter((address) => !known.has(address))).toEqual(always);
});
