import { useQueryClient } from '@tanstack/react-query';
import type { Output } from '../../api/api.ts';
import { askAgain, endpointQuery } from '../../api/query.ts';

export const listsQuery = endpointQuery('listNamedLists', {});
export const listQuery = (id: string) => endpointQuery('getNamedList', { params: { id } });

export type NamedListLine = Output<'listNamedLists'>['listas'][number];
export type NamedList = Output<'getNamedList'>;

export const listsHref = '/meupergamum/listas';
export const listHref = (id: number) => `${listsHref}/${id}`;

/** Has every list on show queried anew. */
export function useListsChanged(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await askAgain(client, ['listNamedLists'], ['getNamedList']);
  };
}
