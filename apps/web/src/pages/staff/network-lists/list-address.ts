import type { ListPage, NetworkList } from '@estante/contract/plain';
import { listsOfPage, staffPages } from '@estante/contract/plain';

export interface ListAddress {
  readonly list: NetworkList;
  readonly text: string;
  readonly page: number;
}

/** Reads the address; whatever is invalid is ignored. */
export function readAddress(of: ListPage, params: Pick<URLSearchParams, 'get'>): ListAddress {
  const lists: readonly NetworkList[] = listsOfPage[of];
  const page = params.get('pagina') ?? '';
  return {
    list: lists.find((one) => one === params.get('lista')) ?? lists[0] ?? 'biblioteca',
    text: (params.get('texto') ?? '').trim().slice(0, 200),
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

/** Writes the canonical address of what is shown of a list. */
export function addressOf(of: ListPage, { list, text, page }: ListAddress): string {
  const params = new URLSearchParams();
  if (list !== listsOfPage[of][0]) params.set('lista', list);
  if (text !== '') params.set('texto', text);
  if (page > 1) params.set('pagina', String(page));
  const query = params.toString();
  const path = staffPages.find(({ name }) => name === of)?.path ?? '';
  return `/meupergamum/atendimento/${path}${query && `?${query}`}`;
}
