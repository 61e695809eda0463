import type { RouteObject } from 'react-router';
import { MachineRoot } from './bare-root.tsx';
import { pageRoute } from './page-route.ts';

/** Pages for the developers of the project. A production build has neither them nor their files. */
export const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      {
        Component: MachineRoot,
        children: [pageRoute('/gallery', () => import('../pages/gallery/gallery-page.tsx'))],
      },
      pageRoute('/gallery/:specimen', () => import('../pages/gallery/alone-page.tsx')),
    ]
  : [];
