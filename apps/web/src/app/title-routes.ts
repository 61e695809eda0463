import type { RouteObject } from 'react-router';
import type { PageModule } from '../parts/page/page.ts';
import {
  isOffered,
  titlePages,
  titlePermissionsQuery,
  type TitlePage,
} from '../parts/title/title-pages.ts';
import { pageRoute } from './page-route.ts';

type Loader = readonly [file: string, load: () => Promise<PageModule>];

const loaders: Readonly<Record<TitlePage['path'], Loader>> = {
  exemplares: ['copies-page', () => import('../pages/title/copies-page.tsx')],
  reserva: ['hold-page', () => import('../pages/title/hold-page.tsx')],
  'solicitacao-emprestimo': [
    'loan-request-page',
    () => import('../pages/title/loan-request-page.tsx'),
  ],
  'colecao-kardex': ['kardex-page', () => import('../pages/title/serial-issues-page.tsx')],
  sumarios: ['serial-summaries-page', () => import('../pages/title/serial-summaries-page.tsx')],
  'sumarios-livros': ['book-summary-page', () => import('../pages/title/book-summary-page.tsx')],
  referencia: ['reference-page', () => import('../pages/title/reference-page.tsx')],
  'dados-estatisticos': ['statistics-page', () => import('../pages/title/statistics-page.tsx')],
  marc: ['marc-page', () => import('../pages/title/marc-page.tsx')],
  'dublin-core': ['dublin-core-page', () => import('../pages/title/dublin-core-page.tsx')],
};

/** Sub-pages of a title, each not found where the institution does not offer it. */
export const titleRoutes: RouteObject[] = titlePages.map(({ code, path }) => {
  const [file, load] = loaders[path];
  return pageRoute(path, `src/pages/title/${file}.tsx`, async () => ({
    ...(await load()),
    status: ({ params: { codAcervo = '' } }, _tabs, answerTo) => {
      const permissions = answerTo(titlePermissionsQuery(codAcervo));
      return permissions && !isOffered(permissions, code) ? 404 : 200;
    },
  }));
});
