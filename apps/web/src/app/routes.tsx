import type { RouteObject } from 'react-router';
import { BareRoot, MachineRoot } from './bare-root.tsx';
import { Root, RootFailure } from './root.tsx';
import { pageRoute } from './page.ts';
import { titlePages } from './title-pages.ts';

/**
 * The route table of the specification, in matching order; tabs with pages of their own stand
 * before the one for all others.
 */
export const routes: RouteObject[] = [
  {
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
          ...titlePages.map(({ route }) => route),
        ],
      ),
      pageRoute(
        '/cesta',
        'src/pages/basket/basket-page.tsx',
        () => import('../pages/basket/basket-page.tsx'),
      ),
      pageRoute(
        '/meupergamum/atendimento',
        'src/pages/staff/staff-shell.tsx',
        () => import('../pages/staff/staff-shell.tsx'),
        [
          pageRoute(
            '',
            'src/pages/staff/staff-page.tsx',
            () => import('../pages/staff/staff-page.tsx'),
          ),
          pageRoute(
            'circulacao',
            'src/pages/staff/circulation-desk-page.tsx',
            () => import('../pages/staff/circulation-desk-page.tsx'),
          ),
          pageRoute(
            'comentarios',
            'src/pages/staff/comments-page.tsx',
            () => import('../pages/staff/comments-page.tsx'),
          ),
          pageRoute(
            'comentarios-acervo',
            'src/pages/staff/title-comments-page.tsx',
            () => import('../pages/staff/title-comments-page.tsx'),
          ),
          pageRoute(
            'reservas',
            'src/pages/staff/holds-page.tsx',
            () => import('../pages/staff/holds-page.tsx'),
          ),
          pageRoute(
            'sugestoes',
            'src/pages/staff/suggestions-page.tsx',
            () => import('../pages/staff/suggestions-page.tsx'),
          ),
          pageRoute(
            'leitores',
            'src/pages/staff/patron-import-page.tsx',
            () => import('../pages/staff/patron-import-page.tsx'),
          ),
          pageRoute(
            'calendario',
            'src/pages/staff/opening-calendar-page.tsx',
            () => import('../pages/staff/opening-calendar-page.tsx'),
          ),
          pageRoute(
            'regras-emprestimo',
            'src/pages/staff/loan-rules-page.tsx',
            () => import('../pages/staff/loan-rules-page.tsx'),
          ),
          pageRoute(
            'regras-emprestimo/categorias',
            'src/pages/staff/patron-categories-page.tsx',
            () => import('../pages/staff/patron-categories-page.tsx'),
          ),
          pageRoute(
            'regras-emprestimo/numeros',
            'src/pages/staff/circulation-numbers-page.tsx',
            () => import('../pages/staff/circulation-numbers-page.tsx'),
          ),
          pageRoute(
            'solicitacoes-emprestimo',
            'src/pages/staff/loan-requests-page.tsx',
            () => import('../pages/staff/loan-requests-page.tsx'),
          ),
          pageRoute(
            'solicitacoes-emprestimo/malote',
            'src/pages/staff/courier-page.tsx',
            () => import('../pages/staff/courier-page.tsx'),
          ),
          pageRoute(
            'transito',
            'src/pages/staff/transit-page.tsx',
            () => import('../pages/staff/transit-page.tsx'),
          ),
          pageRoute(
            'pagamentos',
            'src/pages/staff/payments/payments-page.tsx',
            () => import('../pages/staff/payments/payments-page.tsx'),
          ),
          pageRoute(
            'pagamentos/recebidos',
            'src/pages/staff/payments/received-page.tsx',
            () => import('../pages/staff/payments/received-page.tsx'),
          ),
          pageRoute(
            'pagamentos/extrato',
            'src/pages/staff/payments/statement-page.tsx',
            () => import('../pages/staff/payments/statement-page.tsx'),
          ),
          pageRoute(
            'declaracoes',
            'src/pages/staff/declarations-page.tsx',
            () => import('../pages/staff/declarations-page.tsx'),
          ),
          pageRoute(
            'configuracoes',
            'src/pages/staff/settings-page.tsx',
            () => import('../pages/staff/settings-page.tsx'),
          ),
          pageRoute(
            'autoatendimento',
            'src/pages/staff/kiosks-page.tsx',
            () => import('../pages/staff/kiosks-page.tsx'),
          ),
          pageRoute(
            'funcionalidades',
            'src/pages/staff/features-page.tsx',
            () => import('../pages/staff/features-page.tsx'),
          ),
          pageRoute(
            'textos',
            'src/pages/staff/texts-page.tsx',
            () => import('../pages/staff/texts-page.tsx'),
          ),
          pageRoute(
            'horarios',
            'src/pages/staff/opening-hours-page.tsx',
            () => import('../pages/staff/opening-hours-page.tsx'),
          ),
          pageRoute(
            'eventos',
            'src/pages/staff/events-page.tsx',
            () => import('../pages/staff/events-page.tsx'),
          ),
          pageRoute(
            'aparencia',
            'src/pages/staff/appearance-page.tsx',
            () => import('../pages/staff/appearance-page.tsx'),
          ),
          pageRoute(
            'etiquetas-cor',
            'src/pages/staff/colour-labels-page.tsx',
            () => import('../pages/staff/colour-labels-page.tsx'),
          ),
          pageRoute(
            'fornecedores',
            'src/pages/staff/vendors-page.tsx',
            () => import('../pages/staff/vendors-page.tsx'),
          ),
          pageRoute(
            'captcha',
            'src/pages/staff/captcha-page.tsx',
            () => import('../pages/staff/captcha-page.tsx'),
          ),
          pageRoute(
            '*',
            'src/pages/staff/no-staff-page.tsx',
            () => import('../pages/staff/no-staff-page.tsx'),
          ),
        ],
      ),
      pageRoute(
        '/meupergamum',
        'src/pages/account/account-shell.tsx',
        () => import('../pages/account/account-shell.tsx'),
        [
          pageRoute(
            '',
            'src/pages/account/account-page.tsx',
            () => import('../pages/account/account-page.tsx'),
          ),
          pageRoute(
            'comentarios',
            'src/pages/account/comments-page.tsx',
            () => import('../pages/account/comments-page.tsx'),
          ),
          pageRoute(
            'emprestimo',
            'src/pages/account/loans-page.tsx',
            () => import('../pages/account/loans-page.tsx'),
          ),
          pageRoute(
            'emprestimo/historico',
            'src/pages/account/loan-history-page.tsx',
            () => import('../pages/account/loan-history-page.tsx'),
          ),
          pageRoute(
            'renovacao',
            'src/pages/account/renewals-page.tsx',
            () => import('../pages/account/renewals-page.tsx'),
          ),
          pageRoute(
            'solicitar-token',
            'src/pages/account/request-token-page.tsx',
            () => import('../pages/account/request-token-page.tsx'),
          ),
          pageRoute(
            'emprestimo/reservas',
            'src/pages/account/holds-page.tsx',
            () => import('../pages/account/holds-page.tsx'),
          ),
          pageRoute(
            'cesta-permanente',
            'src/pages/basket/permanent-basket-page.tsx',
            () => import('../pages/basket/permanent-basket-page.tsx'),
          ),
          pageRoute(
            'alertas',
            'src/pages/account/alerts-page.tsx',
            () => import('../pages/account/alerts-page.tsx'),
          ),
          pageRoute(
            'solicitacoes',
            'src/pages/account/requests-page.tsx',
            () => import('../pages/account/requests-page.tsx'),
          ),
          pageRoute(
            'debito',
            'src/pages/account/debts/debts-page.tsx',
            () => import('../pages/account/debts/debts-page.tsx'),
          ),
          pageRoute(
            'afastamento',
            'src/pages/account/suspensions-page.tsx',
            () => import('../pages/account/suspensions-page.tsx'),
          ),
          pageRoute(
            'nada-consta',
            'src/pages/account/no-debts/no-debts-page.tsx',
            () => import('../pages/account/no-debts/no-debts-page.tsx'),
          ),
          pageRoute(
            'plano-ensino',
            'src/pages/account/teaching-plan/teaching-plan-page.tsx',
            () => import('../pages/account/teaching-plan/teaching-plan-page.tsx'),
          ),
          pageRoute(
            'itens-salvos',
            'src/pages/account/saved-items-page.tsx',
            () => import('../pages/account/saved-items-page.tsx'),
          ),
          pageRoute(
            '*',
            'src/pages/account/no-account-page.tsx',
            () => import('../pages/account/no-account-page.tsx'),
          ),
        ],
      ),
      pageRoute(
        '/avisos/:codigo',
        'src/pages/notices/end-mail-page.tsx',
        () => import('../pages/notices/end-mail-page.tsx'),
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
        '/plano-ensino',
        'src/pages/teaching-plans/teaching-plans-page.tsx',
        () => import('../pages/teaching-plans/teaching-plans-page.tsx'),
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
        '/verificar/:codigo',
        'src/pages/verify/verify-page.tsx',
        () => import('../pages/verify/verify-page.tsx'),
      ),
      pageRoute(
        '/:guia',
        'src/pages/home/home-page.tsx',
        () => import('../pages/home/home-page.tsx'),
      ),
      pageRoute('*', 'src/pages/not-found-page.tsx', () => import('../pages/not-found-page.tsx')),
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
        '/pergamum_redireciona',
        'src/pages/redirected/redirected-page.tsx',
        () => import('../pages/redirected/redirected-page.tsx'),
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
];
