import type { RouteObject } from 'react-router';
import { pageRoute } from './page-route.ts';

const pages: RouteObject[] = [
  pageRoute('', () => import('../pages/account/account-page.tsx')),
  pageRoute('cartao', () => import('../pages/account/card/card-page.tsx')),
  pageRoute('comentarios', () => import('../pages/account/comments-page.tsx')),
  pageRoute('senha', () => import('../pages/account/password-page.tsx')),
  pageRoute('emprestimo', () => import('../pages/account/loans-page.tsx')),
  pageRoute('emprestimo/historico', () => import('../pages/account/loan-history-page.tsx')),
  pageRoute('renovacao', () => import('../pages/account/renewals-page.tsx')),
  pageRoute('solicitar-token', () => import('../pages/account/request-token-page.tsx')),
  pageRoute('emprestimo/reservas', () => import('../pages/account/holds-page.tsx')),
  pageRoute('cesta-permanente', () => import('../pages/title-lists/permanent-basket-page.tsx')),
  pageRoute('alertas', () => import('../pages/account/alerts-page.tsx')),
  pageRoute('solicitacoes', () => import('../pages/account/requests-page.tsx')),
  pageRoute(
    'solicitacoes/comutacao-bibliografica',
    () => import('../pages/account/requests/switching-page.tsx'),
  ),
  pageRoute(
    'solicitacoes/levantamento-bibliografico',
    () => import('../pages/account/requests/survey-page.tsx'),
  ),
  pageRoute(
    'solicitacoes/ficha-catalografica',
    () => import('../pages/account/requests/card-page.tsx'),
  ),
  pageRoute(
    'solicitacoes/titulos/:codigo',
    () => import('../pages/account/requests/titles-page.tsx'),
  ),
  pageRoute(
    'pesquisa-especializada',
    () => import('../pages/account/requests/specialized-search-page.tsx'),
  ),
  pageRoute('debito', () => import('../pages/account/debts/debts-page.tsx')),
  pageRoute('afastamento', () => import('../pages/account/suspensions-page.tsx')),
  pageRoute('nada-consta', () => import('../pages/account/clearance/clearance-page.tsx')),
  pageRoute(
    'dados-pessoais',
    () => import('../pages/account/personal-data/personal-data-page.tsx'),
  ),
  pageRoute('postagem-trabalho', () => import('../pages/account/paper-post-page.tsx')),
  pageRoute('troca-usuario', () => import('../pages/account/exchange-users-page.tsx')),
  pageRoute('plano-ensino', () => import('../pages/account/teaching-plan/teaching-plan-page.tsx')),
  pageRoute('perfil-interesse', () => import('../pages/account/interests/headings-page.tsx')),
  pageRoute(
    'perfil-interesse/periodicos',
    () => import('../pages/account/interests/serials-page.tsx'),
  ),
  pageRoute(
    'perfil-interesse/tipos-obra',
    () => import('../pages/account/interests/work-types-page.tsx'),
  ),
  pageRoute('areas-interesse', () => import('../pages/account/interests/areas-page.tsx')),
  pageRoute(
    'titulos-consultados',
    () => import('../pages/account/interests/checked-titles-page.tsx'),
  ),
  pageRoute('privacidade', () => import('../pages/account/privacy/privacy-page.tsx')),
  pageRoute('aquisicao', () => import('../pages/account/acquisition/suggestions-page.tsx')),
  pageRoute('aquisicao/pedidos', () => import('../pages/account/acquisition/orders-page.tsx')),
  pageRoute(
    'aquisicao/bases-dados',
    () => import('../pages/account/acquisition/databases-page.tsx'),
  ),
  pageRoute(
    'aquisicao/estatisticas',
    () => import('../pages/account/acquisition/statistics-page.tsx'),
  ),
  pageRoute('totais-titulos', () => import('../pages/account/title-totals/title-totals-page.tsx')),
  pageRoute('chaves', () => import('../pages/account/api-keys/api-keys-page.tsx')),
  pageRoute('listas', () => import('../pages/title-lists/lists-page.tsx')),
  pageRoute('listas/:codigo', () => import('../pages/title-lists/list-page.tsx')),
  pageRoute('itens-salvos', () => import('../pages/account/saved-items-page.tsx')),
  pageRoute('*', () => import('../pages/account/no-account-page.tsx')),
];

/** Pages of the personal area, within their shell. */
export const accountRoutes: RouteObject = pageRoute(
  '/meupergamum',
  () => import('../pages/account/account-shell.tsx'),
  pages,
);
