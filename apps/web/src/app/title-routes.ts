import type { RouteObject } from 'react-router';
import type { FileLoader } from '../parts/page/file-loader.ts';
import type { PageModule } from '../parts/page/page.ts';
import {
  isOffered,
  titlePages,
  titlePermissionsQuery,
  type TitlePage,
} from '../parts/title/title-pages.ts';
import { pageRoute } from './page-route.ts';

const loaders: Readonly<Record<TitlePage['path'], FileLoader<PageModule>>> = {
  exemplares: () => import('../pages/title/copies-page.tsx'),
  reserva: () => import('../pages/title/hold-page.tsx'),
  'solicitacao-emprestimo': () => import('../pages/title/loan-request-page.tsx'),
  'colecao-kardex': () => import('../pages/title/serial-issues-page.tsx'),
  sumarios: () => import('../pages/title/serial-summaries-page.tsx'),
  'sumarios-livros': () => import('../pages/title/book-summary-page.tsx'),
  referencia: () => import('../pages/title/reference-page.tsx'),
  'dados-estatisticos': () => import('../pages/title/usage-page.tsx'),
  marc: () => import('../pages/title/marc-page.tsx'),
  'dublin-core': () => import('../pages/title/dublin-core-page.tsx'),
};

/** Sub-pages of a title, each not found where the institution does not offer it. */
export const titleRoutes: RouteObject[] = titlePages.map(({ code, path }) =>
  pageRoute(path, loaders[path], [], {
    status: ({ params: { codAcervo = '' } }, _tabs, answerTo) => {
      const permissions = answerTo(titlePermissionsQuery(codAcervo));
      return permissions && !isOffered(permissions, code) ? 404 : 200;
    },
  }),
);
