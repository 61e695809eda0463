import type { RouteObject } from 'react-router';
import { pageRoute, type PageModule } from './page.ts';
import { endpointQuery } from './query.ts';
import type { Output } from './api.ts';

/** A sub-page of a title: its code and last part of its address are the specification's. */
interface TitlePage {
  readonly code: string;
  readonly path: string;
  readonly route: RouteObject;
}

/**
 * The sub-pages of a title that there are, in the order of their tabs: what readers want of it, then
 * what librarians do. A new one is a line here; its name stands in the phrases, under `title.pages`.
 */
export const titlePages = [
  titlePage('30', 'exemplares', 'copies-page', () => import('../pages/title/copies-page.tsx')),
  titlePage('18', 'reserva', 'hold-page', () => import('../pages/title/hold-page.tsx')),
  titlePage(
    '75',
    'solicitacao-emprestimo',
    'loan-request-page',
    () => import('../pages/title/loan-request-page.tsx'),
  ),
  titlePage('32', 'colecao-kardex', 'kardex-page', () => import('../pages/title/kardex-page.tsx')),
  titlePage(
    'summary',
    'sumarios',
    'serial-summaries-page',
    () => import('../pages/title/serial-summaries-page.tsx'),
  ),
  titlePage(
    'sumario_livro',
    'sumarios-livros',
    'book-summary-page',
    () => import('../pages/title/book-summary-page.tsx'),
  ),
  titlePage(
    '33',
    'referencia',
    'reference-page',
    () => import('../pages/title/reference-page.tsx'),
  ),
  titlePage(
    '74',
    'dados-estatisticos',
    'statistics-page',
    () => import('../pages/title/statistics-page.tsx'),
  ),
  titlePage('36', 'marc', 'marc-page', () => import('../pages/title/marc-page.tsx')),
  titlePage(
    '115',
    'dublin-core',
    'dublin-core-page',
    () => import('../pages/title/dublin-core-page.tsx'),
  ),
] as const;

export const titlePermissionsQuery = (id: string) =>
  endpointQuery('getTitlePermissions', { params: { id } });

/** Open to the reader as they are, or once they have signed in. */
export function isOffered(permissions: Output<'getTitlePermissions'>, page: string): boolean {
  return permissions.paginas.some(
    ({ codigo, permitida, requer_entrada }) => codigo === page && (permitida || requer_entrada),
  );
}

/** An act upon a title, open to the reader as they are, or once they have signed in. */
export function isActOffered(
  permissions: Output<'getTitlePermissions'>,
  act: Output<'getTitlePermissions'>['atos'][number]['codigo'],
): boolean {
  return permissions.atos.some(
    ({ codigo, permitida, requer_entrada }) => codigo === act && (permitida || requer_entrada),
  );
}

function titlePage<const Path extends string>(
  code: string,
  path: Path,
  file: string,
  load: () => Promise<PageModule>,
): TitlePage & { readonly path: Path } {
  const route = pageRoute(path, `src/pages/title/${file}.tsx`, async () => ({
    ...(await load()),
    status: ({ params: { codAcervo = '' } }, _tabs, _activities, answerTo) => {
      const permissions = answerTo(titlePermissionsQuery(codAcervo));
      return permissions && !isOffered(permissions, code) ? 404 : 200;
    },
  }));
  return { code, path, route };
}
