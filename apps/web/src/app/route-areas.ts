import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';

/** Part of the route table that a browser loads once one of its addresses is opened. */
interface RouteArea {
  readonly base: string;
  /** File for the server, which names what a page loads. */
  readonly file: string;
  readonly load: () => Promise<RouteObject>;
}

/** Areas of the site; one within another stands before it. */
const areas: readonly RouteArea[] = [
  {
    base: '/meupergamum/atendimento',
    file: 'src/app/staff-routes.ts',
    load: async () => {
      const all = [
        import('./staff-routes.ts'),
        import('virtual:staff-endpoints'),
        import('virtual:patron-endpoints'),
      ] as const;
      const [{ staffRoutes }] = await Promise.all(all);
      return staffRoutes;
    },
  },
  {
    base: '/meupergamum',
    file: 'src/app/account-routes.ts',
    load: async () => {
      const both = [import('./account-routes.ts'), import('virtual:patron-endpoints')] as const;
      const [{ accountRoutes }] = await Promise.all(both);
      return accountRoutes;
    },
  },
];

/** Id of the route that areas are added to: the frame of every page. */
export const frameId = 'frame';

/** Finds the area of an address. */
export function areaAt(pathname: string): RouteArea | undefined {
  return areas.find(({ base }) => pathname === base || pathname.startsWith(`${base}/`));
}

/** Adds the given areas to the routes. */
export function withAreas(
  routes: readonly RouteObject[],
  loaded: readonly RouteObject[],
): RouteObject[] {
  return routes.map((route) =>
    route.id === frameId && !route.index
      ? { ...route, children: [...loaded, ...(route.children ?? [])] }
      : route,
  );
}

export function loadAreas(): Promise<RouteObject[]> {
  return Promise.all(areas.map(({ load }) => load()));
}

/** Loads the area of the address that the router goes to; one already loaded is kept. */
export const addAreaOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const area = areaAt(path);
  if (area) patch(frameId, [await area.load()]);
};
