import type { RouteObject } from 'react-router';
import { pageRoute } from './page-route.ts';

const pages: RouteObject[] = [
  pageRoute(
    '',
    'src/pages/account/account-page.tsx',
    () => import('../pages/account/account-page.tsx'),
  ),
  pageRoute(
    'cartao',
    'src/pages/account/card/card-page.tsx',
    () => import('../pages/account/card/card-page.tsx'),
  ),
  pageRoute(
    'comentarios',
    'src/pages/account/comments-page.tsx',
    () => import('../pages/account/comments-page.tsx'),
  ),
  pageRoute(
    'senha',
    'src/pages/account/password-page.tsx',
    () => import('../pages/account/password-page.tsx'),
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
    'src/pages/title-lists/permanent-basket-page.tsx',
    () => import('../pages/title-lists/permanent-basket-page.tsx'),
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
    'solicitacoes/comutacao-bibliografica',
    'src/pages/account/requests/switching-page.tsx',
    () => import('../pages/account/requests/switching-page.tsx'),
  ),
  pageRoute(
    'solicitacoes/levantamento-bibliografico',
    'src/pages/account/requests/survey-page.tsx',
    () => import('../pages/account/requests/survey-page.tsx'),
  ),
  pageRoute(
    'solicitacoes/ficha-catalografica',
    'src/pages/account/requests/card-page.tsx',
    () => import('../pages/account/requests/card-page.tsx'),
  ),
  pageRoute(
    'solicitacoes/titulos/:codigo',
    'src/pages/account/requests/titles-page.tsx',
    () => import('../pages/account/requests/titles-page.tsx'),
  ),
  pageRoute(
    'pesquisa-especializada',
    'src/pages/account/requests/specialized-search-page.tsx',
    () => import('../pages/account/requests/specialized-search-page.tsx'),
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
    'dados-pessoais',
    'src/pages/account/personal-data/personal-data-page.tsx',
    () => import('../pages/account/personal-data/personal-data-page.tsx'),
  ),
  pageRoute(
    'postagem-trabalho',
    'src/pages/account/paper-post-page.tsx',
    () => import('../pages/account/paper-post-page.tsx'),
  ),
  pageRoute(
    'troca-usuario',
    'src/pages/account/exchange-users-page.tsx',
    () => import('../pages/account/exchange-users-page.tsx'),
  ),
  pageRoute(
    'plano-ensino',
    'src/pages/account/teaching-plan/teaching-plan-page.tsx',
    () => import('../pages/account/teaching-plan/teaching-plan-page.tsx'),
  ),
  pageRoute(
    'perfil-interesse',
    'src/pages/account/interests/headings-page.tsx',
    () => import('../pages/account/interests/headings-page.tsx'),
  ),
  pageRoute(
    'perfil-interesse/periodicos',
    'src/pages/account/interests/serials-page.tsx',
    () => import('../pages/account/interests/serials-page.tsx'),
  ),
  pageRoute(
    'perfil-interesse/tipos-obra',
    'src/pages/account/interests/work-types-page.tsx',
    () => import('../pages/account/interests/work-types-page.tsx'),
  ),
  pageRoute(
    'areas-interesse',
    'src/pages/account/interests/areas-page.tsx',
    () => import('../pages/account/interests/areas-page.tsx'),
  ),
  pageRoute(
    'titulos-consultados',
    'src/pages/account/interests/checked-titles-page.tsx',
    () => import('../pages/account/interests/checked-titles-page.tsx'),
  ),
  pageRoute(
    'privacidade',
    'src/pages/account/privacy/privacy-page.tsx',
    () => import('../pages/account/privacy/privacy-page.tsx'),
  ),
  pageRoute(
    'aquisicao',
    'src/pages/account/acquisition/suggestions-page.tsx',
    () => import('../pages/account/acquisition/suggestions-page.tsx'),
  ),
  pageRoute(
    'aquisicao/pedidos',
    'src/pages/account/acquisition/orders-page.tsx',
    () => import('../pages/account/acquisition/orders-page.tsx'),
  ),
  pageRoute(
    'aquisicao/bases-dados',
    'src/pages/account/acquisition/databases-page.tsx',
    () => import('../pages/account/acquisition/databases-page.tsx'),
  ),
  pageRoute(
    'aquisicao/estatisticas',
    'src/pages/account/acquisition/statistics-page.tsx',
    () => import('../pages/account/acquisition/statistics-page.tsx'),
  ),
  pageRoute(
    'totais-titulos',
    'src/pages/account/title-totals/title-totals-page.tsx',
    () => import('../pages/account/title-totals/title-totals-page.tsx'),
  ),
  pageRoute(
    'chaves',
    'src/pages/account/api-keys/api-keys-page.tsx',
    () => import('../pages/account/api-keys/api-keys-page.tsx'),
  ),
  pageRoute(
    'listas',
    'src/pages/title-lists/lists-page.tsx',
    () => import('../pages/title-lists/lists-page.tsx'),
  ),
  pageRoute(
    'listas/:codigo',
    'src/pages/title-lists/list-page.tsx',
    () => import('../pages/title-lists/list-page.tsx'),
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
];

/** Pages of the personal area, inside of their shell. */
export const accountRoutes: RouteObject = pageRoute(
  '/meupergamum',
  'src/pages/account/account-shell.tsx',
  () => import('../pages/account/account-shell.tsx'),
  pages,
);
