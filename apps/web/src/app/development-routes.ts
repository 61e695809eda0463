import type { RouteObject } from 'react-router';
import { MachineRoot } from './bare-root.tsx';
import { pageRoute } from './page-route.ts';

/** Pages for who carries the project on. A build by Vite has neither them nor their files. */
export const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      {
        Component: MachineRoot,
        children: [pageRoute('/gallery', () => import('../pages/gallery/gallery-page.tsx'))],
      },
      pageRoute('/gallery/:specimen', () => import('../pages/gallery/alone-page.tsx')),
    ]
  : [];
