import type { RouteObject } from 'react-router';
import { pageRoute } from './page-route.ts';

const pages: RouteObject[] = [
  pageRoute('', 'src/pages/staff/staff-page.tsx', () => import('../pages/staff/staff-page.tsx')),
  pageRoute(
    'primeiros-passos',
    'src/pages/staff/first-steps/first-steps-page.tsx',
    () => import('../pages/staff/first-steps/first-steps-page.tsx'),
  ),
  pageRoute(
    'circulacao',
    'src/pages/staff/desk/circulation-desk-page.tsx',
    () => import('../pages/staff/desk/circulation-desk-page.tsx'),
  ),
  pageRoute(
    'exemplares',
    'src/pages/staff/copies/copies-page.tsx',
    () => import('../pages/staff/copies/copies-page.tsx'),
  ),
  pageRoute(
    'exemplares-lote',
    'src/pages/staff/copies/copy-batches-page.tsx',
    () => import('../pages/staff/copies/copy-batches-page.tsx'),
  ),
  pageRoute(
    'inventarios',
    'src/pages/staff/inventories/inventories-page.tsx',
    () => import('../pages/staff/inventories/inventories-page.tsx'),
  ),
  pageRoute(
    'fasciculos',
    'src/pages/staff/serial-issues/serial-issues-page.tsx',
    () => import('../pages/staff/serial-issues/serial-issues-page.tsx'),
  ),
  pageRoute(
    'etiquetas',
    'src/pages/staff/labels/labels-page.tsx',
    () => import('../pages/staff/labels/labels-page.tsx'),
  ),
  pageRoute(
    'pessoas',
    'src/pages/staff/people/people-page.tsx',
    () => import('../pages/staff/people/people-page.tsx'),
  ),
  pageRoute(
    'papeis',
    'src/pages/staff/roles/roles-page.tsx',
    () => import('../pages/staff/roles/roles-page.tsx'),
  ),
  pageRoute(
    'auditoria',
    'src/pages/staff/audit/audit-page.tsx',
    () => import('../pages/staff/audit/audit-page.tsx'),
  ),
  pageRoute(
    'comentarios',
    'src/pages/staff/comments/comments-page.tsx',
    () => import('../pages/staff/comments/comments-page.tsx'),
  ),
  pageRoute(
    'comentarios-acervo',
    'src/pages/staff/title-comments/title-comments-page.tsx',
    () => import('../pages/staff/title-comments/title-comments-page.tsx'),
  ),
  pageRoute(
    'reservas',
    'src/pages/staff/holds/holds-page.tsx',
    () => import('../pages/staff/holds/holds-page.tsx'),
  ),
  pageRoute(
    'sugestoes',
    'src/pages/staff/suggestions/suggestions-page.tsx',
    () => import('../pages/staff/suggestions/suggestions-page.tsx'),
  ),
  pageRoute(
    'solicitacoes',
    'src/pages/staff/requests/requests-page.tsx',
    () => import('../pages/staff/requests/requests-page.tsx'),
  ),
  pageRoute(
    'pedidos-compra',
    'src/pages/staff/purchase-orders/purchase-orders-page.tsx',
    () => import('../pages/staff/purchase-orders/purchase-orders-page.tsx'),
  ),
  pageRoute(
    'dados-pessoais',
    'src/pages/staff/personal-data/personal-data-page.tsx',
    () => import('../pages/staff/personal-data/personal-data-page.tsx'),
  ),
  pageRoute(
    'leitores',
    'src/pages/staff/patron-import/patron-import-page.tsx',
    () => import('../pages/staff/patron-import/patron-import-page.tsx'),
  ),
  pageRoute(
    'bloqueios',
    'src/pages/staff/blocks/blocks-page.tsx',
    () => import('../pages/staff/blocks/blocks-page.tsx'),
  ),
  pageRoute(
    'calendario',
    'src/pages/staff/opening-calendar/opening-calendar-page.tsx',
    () => import('../pages/staff/opening-calendar/opening-calendar-page.tsx'),
  ),
  pageRoute(
    'regras-emprestimo',
    'src/pages/staff/loan-rules/loan-rules-page.tsx',
    () => import('../pages/staff/loan-rules/loan-rules-page.tsx'),
  ),
  pageRoute(
    'regras-emprestimo/categorias',
    'src/pages/staff/loan-rules/patron-categories-page.tsx',
    () => import('../pages/staff/loan-rules/patron-categories-page.tsx'),
  ),
  pageRoute(
    'regras-emprestimo/numeros',
    'src/pages/staff/loan-rules/circulation-numbers-page.tsx',
    () => import('../pages/staff/loan-rules/circulation-numbers-page.tsx'),
  ),
  pageRoute(
    'solicitacoes-emprestimo',
    'src/pages/staff/loan-requests/loan-requests-page.tsx',
    () => import('../pages/staff/loan-requests/loan-requests-page.tsx'),
  ),
  pageRoute(
    'solicitacoes-emprestimo/malote',
    'src/pages/staff/loan-requests/courier-page.tsx',
    () => import('../pages/staff/loan-requests/courier-page.tsx'),
  ),
  pageRoute(
    'solicitacoes-emprestimo/busca',
    'src/pages/staff/loan-requests/pull-list-page.tsx',
    () => import('../pages/staff/loan-requests/pull-list-page.tsx'),
  ),
  pageRoute(
    'transito',
    'src/pages/staff/transit/transit-page.tsx',
    () => import('../pages/staff/transit/transit-page.tsx'),
  ),
  pageRoute(
    'atrasos',
    'src/pages/staff/overdue-loans/overdue-loans-page.tsx',
    () => import('../pages/staff/overdue-loans/overdue-loans-page.tsx'),
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
    'pagamentos/lancamentos',
    'src/pages/staff/payments/ledger-page.tsx',
    () => import('../pages/staff/payments/ledger-page.tsx'),
  ),
  pageRoute(
    'pagamentos/extrato',
    'src/pages/staff/payments/statement-page.tsx',
    () => import('../pages/staff/payments/statement-page.tsx'),
  ),
  pageRoute(
    'declaracoes',
    'src/pages/staff/declarations/declarations-page.tsx',
    () => import('../pages/staff/declarations/declarations-page.tsx'),
  ),
  pageRoute(
    'configuracoes',
    'src/pages/staff/settings/settings-page.tsx',
    () => import('../pages/staff/settings/settings-page.tsx'),
  ),
  pageRoute(
    'bibliotecas',
    'src/pages/staff/libraries/libraries-page.tsx',
    () => import('../pages/staff/libraries/libraries-page.tsx'),
  ),
  pageRoute(
    'listas',
    'src/pages/staff/network-lists/shelf-lists-page.tsx',
    () => import('../pages/staff/network-lists/shelf-lists-page.tsx'),
  ),
  pageRoute(
    'listas-academicas',
    'src/pages/staff/network-lists/academic-lists-page.tsx',
    () => import('../pages/staff/network-lists/academic-lists-page.tsx'),
  ),
  pageRoute(
    'bases-de-dados',
    'src/pages/staff/network-lists/databases-page.tsx',
    () => import('../pages/staff/network-lists/databases-page.tsx'),
  ),
  pageRoute(
    'nomes',
    'src/pages/staff/names/names-page.tsx',
    () => import('../pages/staff/names/names-page.tsx'),
  ),
  pageRoute(
    'relatorios',
    'src/pages/staff/reports/reports-page.tsx',
    () => import('../pages/staff/reports/reports-page.tsx'),
  ),
  pageRoute(
    'importacoes',
    'src/pages/staff/imports/imports-page.tsx',
    () => import('../pages/staff/imports/imports-page.tsx'),
  ),
  pageRoute(
    'importacoes/:id',
    'src/pages/staff/imports/import-run-page.tsx',
    () => import('../pages/staff/imports/import-run-page.tsx'),
  ),
  pageRoute(
    'autoatendimento',
    'src/pages/staff/kiosks/kiosks-page.tsx',
    () => import('../pages/staff/kiosks/kiosks-page.tsx'),
  ),
  pageRoute(
    'entrada-instituicao',
    'src/pages/staff/identity-providers/identity-providers-page.tsx',
    () => import('../pages/staff/identity-providers/identity-providers-page.tsx'),
  ),
  pageRoute(
    'terminais-sip2',
    'src/pages/staff/sip2/sip2-terminals-page.tsx',
    () => import('../pages/staff/sip2/sip2-terminals-page.tsx'),
  ),
  pageRoute(
    'funcionalidades',
    'src/pages/staff/feature-switches/features-page.tsx',
    () => import('../pages/staff/feature-switches/features-page.tsx'),
  ),
  pageRoute(
    'textos',
    'src/pages/staff/texts/texts-page.tsx',
    () => import('../pages/staff/texts/texts-page.tsx'),
  ),
  pageRoute(
    'estantes',
    'src/pages/staff/front-shelves/front-shelves-page.tsx',
    () => import('../pages/staff/front-shelves/front-shelves-page.tsx'),
  ),
  pageRoute(
    'horarios',
    'src/pages/staff/opening-hours/opening-hours-page.tsx',
    () => import('../pages/staff/opening-hours/opening-hours-page.tsx'),
  ),
  pageRoute(
    'eventos',
    'src/pages/staff/events/events-page.tsx',
    () => import('../pages/staff/events/events-page.tsx'),
  ),
  pageRoute(
    'aparencia',
    'src/pages/staff/appearance/appearance-page.tsx',
    () => import('../pages/staff/appearance/appearance-page.tsx'),
  ),
  pageRoute(
    'etiquetas-cor',
    'src/pages/staff/colour-labels/colour-labels-page.tsx',
    () => import('../pages/staff/colour-labels/colour-labels-page.tsx'),
  ),
  pageRoute(
    'capas',
    'src/pages/staff/covers/covers-page.tsx',
    () => import('../pages/staff/covers/covers-page.tsx'),
  ),
  pageRoute(
    'fontes-capas',
    'src/pages/staff/covers/cover-sources-page.tsx',
    () => import('../pages/staff/covers/cover-sources-page.tsx'),
  ),
  pageRoute(
    'plantas',
    'src/pages/staff/floor-plans/floor-plans-page.tsx',
    () => import('../pages/staff/floor-plans/floor-plans-page.tsx'),
  ),
  pageRoute(
    'fornecedores',
    'src/pages/staff/vendors/vendors-page.tsx',
    () => import('../pages/staff/vendors/vendors-page.tsx'),
  ),
  pageRoute(
    'rede',
    'src/pages/staff/network/network-page.tsx',
    () => import('../pages/staff/network/network-page.tsx'),
  ),
  pageRoute(
    'captcha',
    'src/pages/staff/captcha/captcha-page.tsx',
    () => import('../pages/staff/captcha/captcha-page.tsx'),
  ),
  pageRoute(
    '*',
    'src/pages/staff/no-staff-page.tsx',
    () => import('../pages/staff/no-staff-page.tsx'),
  ),
];

/** Pages of the staff, inside of their shell. */
export const staffRoutes: RouteObject = pageRoute(
  '/meupergamum/atendimento',
  'src/pages/staff/staff-shell.tsx',
  () => import('../pages/staff/staff-shell.tsx'),
  pages,
);
