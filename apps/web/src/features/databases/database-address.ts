import { oneOf } from '../../browser/one-of.ts';

export const groupings = ['area', 'nome'] as const;
export type Grouping = (typeof groupings)[number];

/** View of the databases in the address: words sought, area, and grouping. */
export interface DatabaseView {
  readonly text: string;
  /** Code of the area; '' for all. */
  readonly area: string;
  readonly grouping: Grouping;
}

export function readDatabaseView(params: URLSearchParams): DatabaseView {
  return {
    text: params.get('texto')?.trim() ?? '',
    area: params.get('area') ?? '',
    grouping: oneOf(groupings, params.get('agrupar')) ?? 'area',
  };
}

/** Address of a view below `path`: the tab of the search page, or the page of the personal area. */
export function databaseViewHref(path: string, { text, area, grouping }: DatabaseView): string {
  const params = new URLSearchParams();
  if (text !== '') params.set('texto', text);
  if (area !== '') params.set('area', area);
  if (grouping !== 'area') params.set('agrupar', grouping);
  const query = params.toString();
  return `${path}${query && `?${query}`}`;
}
