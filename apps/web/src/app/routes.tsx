import type { RouteObject } from 'react-router';
import { BareRoot, MachineRoot } from './bare-root.tsx';
import { developmentRoutes } from './development-routes.ts';
import { Root, RootFailure } from './root.tsx';
import { pageRoute } from './page-route.ts';
import { frameId } from './route-areas.ts';
import { titleRoutes } from './title-routes.ts';

/**
 * Route table of the specification, in matching order; tabs with pages of their own stand before the route
 * for all others. Areas that not every visit sees are in route-areas.ts.
 */
export const routes: RouteObject[] = [
  {
    id: frameId,
    Component: Root,
    ErrorBoundary: RootFailure,
    children: [
      pageRoute('/', () => import('../pages/home/home-page.tsx')),
      pageRoute('/acervo/:codAcervo', () => import('../pages/title/title-shell.tsx'), [
        pageRoute('', () => import('../pages/title/title-page.tsx')),
        ...titleRoutes,
      ]),
      pageRoute('/cesta', () => import('../pages/title-lists/basket-page.tsx')),
      pageRoute('/avisos/atos/:codigo', () => import('../pages/notices/letter-act-page.tsx')),
      pageRoute('/avisos/:codigo', () => import('../pages/notices/end-mail-page.tsx')),
      pageRoute(
        '/confirmar-email/:codigo',
        () => import('../pages/confirm-email/confirm-email-page.tsx'),
      ),
      pageRoute('/autoridades', () => import('../pages/authorities/authorities-page.tsx')),
      pageRoute('/indice', () => import('../pages/browse-index/index-page.tsx')),
      pageRoute('/rede', () => import('../pages/network-tab/network-page.tsx')),
      pageRoute(
        '/rede-pergamum/acervo/:acervo',
        () => import('../pages/network-title/network-title-page.tsx'),
      ),
      pageRoute('/plano-ensino', () => import('../pages/teaching-plans/teaching-plans-page.tsx')),
      pageRoute('/plano-ensino/curso', () => import('../pages/teaching-plans/course-page.tsx')),
      pageRoute('/bases-de-dados', () => import('../pages/databases/databases-page.tsx')),
      pageRoute(
        '/autoridade/:codAutoridade',
        () => import('../pages/authority/authority-page.tsx'),
      ),
      pageRoute(
        '/autoridade/:codAutoridade/marc',
        () => import('../pages/authority/authority-marc-page.tsx'),
      ),
      pageRoute('/verificar', () => import('../pages/verify/code-page.tsx')),
      pageRoute('/verificar/ficha/:codigo', () => import('../pages/verify/card-page.tsx')),
      pageRoute('/verificar/:codigo', () => import('../pages/verify/verify-page.tsx')),
      pageRoute('/cadastro', () => import('../pages/registration/registration-page.tsx')),
      pageRoute('/listas/:codigo', () => import('../pages/title-lists/shared-list-page.tsx')),
      pageRoute('/:guia', () => import('../pages/home/home-page.tsx')),
      pageRoute('*', () => import('../pages/not-found/not-found-page.tsx')),
    ],
  },
  {
    Component: BareRoot,
    ErrorBoundary: RootFailure,
    children: [
      pageRoute('/login', () => import('../pages/login/login-page.tsx')),
      pageRoute('/instalacao', () => import('../pages/setup/setup-page.tsx')),
      pageRoute('/entrar', () => import('../pages/sign-in-callback/sign-in-callback-page.tsx')),
      pageRoute(
        '/pergamum_redireciona',
        () => import('../pages/redirect-token/redirect-token-page.tsx'),
      ),
      pageRoute('/pearson', () => import('../pages/vendor/vendor-page.tsx')),
      pageRoute('/sair', () => import('../pages/sign-out/sign-out-page.tsx')),
    ],
  },
  {
    Component: MachineRoot,
    ErrorBoundary: RootFailure,
    children: [pageRoute('/autoatendimento', () => import('../pages/kiosk/kiosk-page.tsx'))],
  },
  ...developmentRoutes,
];
