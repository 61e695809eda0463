import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';

/** A part of the route table that a browser loads once an address of its is opened. */
interface RouteArea {
  readonly base: string;
  /** For the server, which names what a page loads. */
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

/** Id of the route that areas have their place in: the frame of every page. */
export const frameId = 'frame';

/** The area that an address stands in. */
export function areaAt(pathname: string): RouteArea | undefined {
  return areas.find(({ base }) => pathname === base || pathname.startsWith(`${base}/`));
}

/** The routes with the areas given. */
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

/** Loads the area of the address that the router goes to; one that it has already stays as it is. */
export const addAreaOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const area = areaAt(path);
  if (area) patch(frameId, [await area.load()]);
};
