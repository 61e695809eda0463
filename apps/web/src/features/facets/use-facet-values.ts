import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { Output } from '../../api/api.ts';
import { firstValues } from '../../api/read-answer.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { questionOf, hasFilter, type SearchState } from '../../parts/search/search-address.ts';
import { useSettled } from '../../ui/fields/use-settled.ts';

export type Group = Output<'searchTitles'>['filtros'][number];
export type Value = Group['contagem'][number];

/** Values of a group after 'show more'. */
export const listedLength = 20;
/** Most values that one call gives; a search finds the others. */
const longLength = 100;

/** Most values that a search within a group gives; a reader who wants others types more. */
export const mostFound = 20;

type Length = 'short' | 'listed' | 'long';

/** Chooses the values of a group to show: the first, all in the result, more, or those found. */
export function useFacetValues(group: Group, state: SearchState) {
  const [text, setText] = useState('');
  const [length, setLength] = useState<Length>('short');
  const wanted = useSettled(text.trim(), 200);
  const isSearch = text.trim() !== '' && wanted !== '';
  const count = isSearch ? mostFound : length === 'long' ? longLength : listedLength;
  const more = useEndpoint(valuesQuery(group, state, isSearch ? wanted : '', count), {
    enabled: isSearch || (length !== 'short' && !isHere(group)),
    placeholderData: keepPreviousData,
  });
  const asked = more.data?.flatMap((value) => ('total' in value ? [value] : []));
  const found = (isSearch || !isHere(group) ? asked : null) ?? group.contagem;
  const next = nextLength(group, length);
  return {
    values: isSearch || length !== 'short' ? found : shownOf(group, state),
    text,
    setText,
    isSearch,
    isFetching: more.isFetching,
    error: more.isError,
    retry: () => void more.refetch(),
    /** Next length; null if there is no more to show, and nothing to fold up. */
    next: isSearch ? null : next,
    showNext: () => setLength(next ?? 'short'),
    /** Number of values that only a search finds. */
    beyond: length === 'long' && !isSearch ? Math.max(group.distintos - longLength, 0) : 0,
  };
}

function valuesQuery({ codigo }: Group, state: SearchState, text: string, quantidade: number) {
  return endpointQuery('listFilters', {
    query: {
      ...questionOf(state),
      tipo: codigo,
      search_text: text,
      quantidade,
    },
  });
}

/** Whether all values came with the result. */
const isHere = ({ contagem, distintos }: Group) => distintos <= contagem.length;

/** Length after 'show more' or, at the end, 'show fewer'; null if there is no more. */
function nextLength(group: Group, length: Length): Length | null {
  const { contagem, distintos } = group;
  const longest = !isHere(group) && distintos > listedLength ? 'long' : 'listed';
  if (length === longest) return 'short';
  if (length === 'listed') return 'long';
  return Math.max(contagem.length, distintos) > firstValues ? 'listed' : null;
}

/** Lists the first values, and the chosen ones wherever they stand. */
function shownOf({ codigo, contagem }: Group, state: SearchState): readonly Value[] {
  return contagem.filter(
    (value, at) => at < firstValues || hasFilter(state, { type: codigo, code: value.codigo }),
  );
}
