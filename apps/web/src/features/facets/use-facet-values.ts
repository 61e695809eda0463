import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { Output } from '../../api/api.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { questionOf, hasFilter, type SearchState } from '../../parts/search/search-address.ts';
import { useSettled } from '../../ui/use-settled.ts';

export type Group = Output<'searchTitles'>['filtros'][number];
export type Value = Group['contagem'][number];

/** Values of a group before 'show more'. */
const shortLength = 6;
/** As many as one call gives; beyond them one searches. */
const longLength = 100;

/** Values a search within a group gives: whoever wants others types more. */
export const mostFound = 20;

type Length = 'short' | 'listed' | 'long';

/** Which values of a group are shown: the first, all that came with the result, more, or those found. */
export function useFacetValues(group: Group, state: SearchState) {
  const [text, setText] = useState('');
  const [length, setLength] = useState<Length>('short');
  const wanted = useSettled(text.trim(), 200);
  const isSearch = text.trim() !== '' && wanted !== '';
  const more = useEndpoint(valuesQuery(group, state, isSearch ? wanted : ''), {
    enabled: isSearch || length === 'long',
    placeholderData: keepPreviousData,
  });
  const found = more.data?.flatMap((value) => ('total' in value ? [value] : [])) ?? group.contagem;
  const next = nextLength(group, length);
  return {
    values: isSearch || length === 'long' ? found : shownOf(group, state, length),
    text,
    setText,
    isSearch,
    isFetching: more.isFetching,
    error: more.isError,
    retry: () => void more.refetch(),
    /** Null: there is no more, and nothing to fold up. */
    next: isSearch ? null : next,
    showNext: () => setLength(next ?? 'short'),
    /** Values that only a search brings up. */
    beyond: length === 'long' && !isSearch ? Math.max(group.distintos - longLength, 0) : 0,
  };
}

function valuesQuery({ codigo }: Group, state: SearchState, text: string) {
  return endpointQuery('listFilters', {
    query: {
      ...questionOf(state),
      tipo: codigo,
      search_text: text,
      quantidade: text === '' ? longLength : mostFound,
    },
  });
}

/** What 'show more' or, at the end, 'show fewer' leads to. */
function nextLength({ contagem, distintos }: Group, length: Length): Length | null {
  const longest = distintos > contagem.length ? 'long' : 'listed';
  if (length === longest) return 'short';
  if (length === 'listed') return 'long';
  return contagem.length > shortLength ? 'listed' : null;
}

/** The first values, and those that are chosen wherever they stand. */
function shownOf(
  { codigo, contagem }: Group,
  state: SearchState,
  length: Length,
): readonly Value[] {
  if (length !== 'short') return contagem;
  return contagem.filter(
    (value, at) => at < shortLength || hasFilter(state, { type: codigo, code: value.codigo }),
  );
}
