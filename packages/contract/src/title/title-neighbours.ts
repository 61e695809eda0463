import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId } from '../protocol/record-id.ts';
import { searchResultItem } from '../search/search-result-item.ts';

const params = z.object({ id: recordId });

export const listEditions = endpoint({
  isKept: true,
  method: 'GET',
  path: '/acervo/{id}/edicoes',
  summary: 'Other editions and translations of the same work, the latest first',
  tag: 'acervo',
  access: 'public',
  rate: 'search',
  params,
  responses: { 200: z.array(searchResultItem), 404: errorBody },
});

export const listShelfNeighbours = endpoint({
  isKept: true,
  method: 'GET',
  path: '/acervo/{id}/vizinhos',
  summary: 'Titles that stand before and after this one on the shelf, by call number',
  tag: 'acervo',
  access: 'public',
  rate: 'search',
  params,
  responses: {
    200: z.object({ antes: z.array(searchResultItem), depois: z.array(searchResultItem) }),
    404: errorBody,
  },
});
