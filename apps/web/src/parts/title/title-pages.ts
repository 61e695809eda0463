import type { Output } from '../../api/api.ts';
import { endpointQuery } from '../../api/query.ts';

/**
 * Sub-pages of a title, in the order of their tabs: what readers want of it, then what librarians do. Code
 * and last part of the address are the specification's. A new one is a line here and its file in
 * app/title-routes.ts; its name stands in the phrases, under `title.pages`.
 */
export const titlePages = [
  { code: '30', path: 'exemplares' },
  { code: '18', path: 'reserva' },
  { code: '75', path: 'solicitacao-emprestimo' },
  { code: '32', path: 'colecao-kardex' },
  { code: 'summary', path: 'sumarios' },
  { code: 'sumario_livro', path: 'sumarios-livros' },
  { code: '33', path: 'referencia' },
  { code: '74', path: 'dados-estatisticos' },
  { code: '36', path: 'marc' },
  { code: '115', path: 'dublin-core' },
] as const;

export type TitlePage = (typeof titlePages)[number];

export const titlePermissionsQuery = (id: string) =>
  endpointQuery('getTitlePermissions', { params: { id } });

/** Whether a sub-page is open to the reader now, or once they have signed in. */
export function isOffered(permissions: Output<'getTitlePermissions'>, page: string): boolean {
  return permissions.paginas.some(
    ({ codigo, permitida, requer_entrada }) => codigo === page && (permitida || requer_entrada),
  );
}

/** Whether an act on a title is open to the reader now, or once they have signed in. */
export function isActOffered(
  permissions: Output<'getTitlePermissions'>,
  act: Output<'getTitlePermissions'>['atos'][number]['codigo'],
): boolean {
  return permissions.atos.some(
    ({ codigo, permitida, requer_entrada }) => codigo === act && (permitida || requer_entrada),
  );
}
