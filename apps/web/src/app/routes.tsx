import type { RouteObject } from 'react-router';
import { BareRoot, MachineRoot } from './bare-root.tsx';
import { developmentRoutes } from './development-routes.ts';
import { Root, RootFailure } from './root.tsx';
import { pageRoute } from './page-route.ts';
import { frameId } from './route-areas.ts';
import { titleRoutes } from './title-routes.ts';

/**
 * The route table of the specification, in matching order; tabs with pages of their own stand
 * before the one for all others. Areas that not every visit sees are in route-areas.ts.
 */
export const routes: RouteObject[] = [
  {
    id: frameId,
    Component: Root,
    ErrorBoundary: RootFailure,
    children: [
      pageRoute('/', 'src/pages/home/home-page.tsx', () => import('../pages/home/home-page.tsx')),
      pageRoute(
        '/acervo/:codAcervo',
        'src/pages/title/title-shell.tsx',
        () => import('../pages/title/title-shell.tsx'),
        [
          pageRoute(
            '',
            'src/pages/title/title-page.tsx',
            () => import('../pages/title/title-page.tsx'),
          ),
          ...titleRoutes,
        ],
      ),
      pageRoute(
        '/cesta',
        'src/pages/title-lists/basket-page.tsx',
        () => import('../pages/title-lists/basket-page.tsx'),
      ),
      pageRoute(
        '/avisos/atos/:codigo',
        'src/pages/notices/letter-act-page.tsx',
        () => import('../pages/notices/letter-act-page.tsx'),
      ),
      pageRoute(
        '/avisos/:codigo',
        'src/pages/notices/end-mail-page.tsx',
        () => import('../pages/notices/end-mail-page.tsx'),
      ),
      pageRoute(
        '/confirmar-email/:codigo',
        'src/pages/confirm-email/confirm-email-page.tsx',
        () => import('../pages/confirm-email/confirm-email-page.tsx'),
      ),
      pageRoute(
        '/autoridades',
        'src/pages/authorities/authorities-page.tsx',
        () => import('../pages/authorities/authorities-page.tsx'),
      ),
      pageRoute(
        '/indice',
        'src/pages/browse-index/index-page.tsx',
        () => import('../pages/browse-index/index-page.tsx'),
      ),
      pageRoute(
        '/rede',
        'src/pages/network-tab/network-page.tsx',
        () => import('../pages/network-tab/network-page.tsx'),
      ),
      pageRoute(
        '/rede-pergamum/acervo/:acervo',
        'src/pages/network-title/network-title-page.tsx',
        () => import('../pages/network-title/network-title-page.tsx'),
      ),
      pageRoute(
        '/plano-ensino',
        'src/pages/teaching-plans/teaching-plans-page.tsx',
        () => import('../pages/teaching-plans/teaching-plans-page.tsx'),
      ),
      pageRoute(
        '/plano-ensino/curso',
        'src/pages/teaching-plans/course-page.tsx',
        () => import('../pages/teaching-plans/course-page.tsx'),
      ),
      pageRoute(
        '/bases-de-dados',
        'src/pages/databases/databases-page.tsx',
        () => import('../pages/databases/databases-page.tsx'),
      ),
      pageRoute(
        '/autoridade/:codAutoridade',
        'src/pages/authority/authority-page.tsx',
        () => import('../pages/authority/authority-page.tsx'),
      ),
      pageRoute(
        '/autoridade/:codAutoridade/marc',
        'src/pages/authority/authority-marc-page.tsx',
        () => import('../pages/authority/authority-marc-page.tsx'),
      ),
      pageRoute(
        '/verificar',
        'src/pages/verify/code-page.tsx',
        () => import('../pages/verify/code-page.tsx'),
      ),
      pageRoute(
        '/verificar/ficha/:codigo',
        'src/pages/verify/card-page.tsx',
        () => import('../pages/verify/card-page.tsx'),
      ),
      pageRoute(
        '/verificar/:codigo',
        'src/pages/verify/verify-page.tsx',
        () => import('../pages/verify/verify-page.tsx'),
      ),
      pageRoute(
        '/cadastro',
        'src/pages/registration/registration-page.tsx',
        () => import('../pages/registration/registration-page.tsx'),
      ),
      pageRoute(
        '/listas/:codigo',
        'src/pages/title-lists/shared-list-page.tsx',
        () => import('../pages/title-lists/shared-list-page.tsx'),
      ),
      pageRoute(
        '/:guia',
        'src/pages/home/home-page.tsx',
        () => import('../pages/home/home-page.tsx'),
      ),
      pageRoute(
        '*',
        'src/pages/not-found/not-found-page.tsx',
        () => import('../pages/not-found/not-found-page.tsx'),
      ),
    ],
  },
  {
    Component: BareRoot,
    ErrorBoundary: RootFailure,
    children: [
      pageRoute(
        '/login',
        'src/pages/login/login-page.tsx',
        () => import('../pages/login/login-page.tsx'),
      ),
      pageRoute(
        '/instalacao',
        'src/pages/setup/setup-page.tsx',
        () => import('../pages/setup/setup-page.tsx'),
      ),
      pageRoute(
        '/entrar',
        'src/pages/sign-in-callback/sign-in-callback-page.tsx',
        () => import('../pages/sign-in-callback/sign-in-callback-page.tsx'),
      ),
      pageRoute(
        '/pergamum_redireciona',
        'src/pages/redirect-token/redirect-token-page.tsx',
        () => import('../pages/redirect-token/redirect-token-page.tsx'),
      ),
      pageRoute(
        '/pearson',
        'src/pages/vendor/vendor-page.tsx',
        () => import('../pages/vendor/vendor-page.tsx'),
      ),
      pageRoute(
        '/sair',
        'src/pages/sign-out/sign-out-page.tsx',
        () => import('../pages/sign-out/sign-out-page.tsx'),
      ),
    ],
  },
  {
    Component: MachineRoot,
    ErrorBoundary: RootFailure,
    children: [
      pageRoute(
        '/autoatendimento',
        'src/pages/kiosk/kiosk-page.tsx',
        () => import('../pages/kiosk/kiosk-page.tsx'),
      ),
    ],
  },
  ...developmentRoutes,
];
