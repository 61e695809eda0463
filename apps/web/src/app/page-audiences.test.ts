import { isPersonalPage, pageAudiences, titleTabs } from '@estante/contract/plain';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { developmentRoutes } from './development-routes.ts';
import { loadAreas, withAreas } from './route-areas.ts';
import { routes } from './routes.tsx';

/** First parts of the addresses of the route table; tabs that share a route are listed one by one. */
function firstParts({ path, children = [] }: RouteObject): readonly string[] {
  if (!path?.startsWith('/')) return children.flatMap(firstParts);
  const [, first = ''] = path.split('/');
  return first === ':guia' ? titleTabs : [first];
}

test('it is said of every page whether it is for people who sign in', async () => {
  const built = routes.filter((route) => !developmentRoutes.includes(route));
  const parts = withAreas(built, await loadAreas()).flatMap(firstParts);
  expect(parts.length).toBeGreaterThan(30);
  // Tabs of the search are for everybody, as the search is.
  const named = new Set(parts.filter((part) => !titleTabs.some((tab) => tab === part)));
  expect([...named].sort()).toEqual(Object.keys(pageAudiences).sort());
});

test('the personal area is for people', async () => {
  const areas = (await loadAreas()).map(({ path = '' }) => path);
  expect(areas).toEqual(['/meupergamum/atendimento', '/meupergamum']);
  expect(areas.every(isPersonalPage)).toBe(true);
});
