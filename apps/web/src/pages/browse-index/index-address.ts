import { browseIndexes, type BrowsableIndex, type SearchIndex } from '@estante/contract/plain';
import { endpointQuery } from '../../api/query.ts';

/** Place in an index, in its address. */
export interface IndexAddress {
  readonly index: BrowsableIndex;
  /** Text to begin at, unless a cursor gives the place. */
  readonly text: string;
  readonly cursor: string | null;
  readonly direction: Direction;
}

type Direction = 'adiante' | 'atras';

export function opposite(direction: Direction): Direction {
  return direction === 'adiante' ? 'atras' : 'adiante';
}

export function readIndex(params: URLSearchParams): IndexAddress {
  const asked = params.get('indice');
  return {
    index: browseIndexes.find((index) => index === asked) ?? 'titulo',
    text: params.get('texto') ?? '',
    cursor: params.get('cursor'),
    direction: params.get('direcao') === 'atras' ? 'atras' : 'adiante',
  };
}

export function indexHref({ index, text, cursor, direction }: IndexAddress): string {
  const params = new URLSearchParams({ indice: index });
  if (cursor !== null) params.set('cursor', cursor);
  else if (text !== '') params.set('texto', text);
  if (direction === 'atras') params.set('direcao', direction);
  return `/indice?${params}`;
}

export function indexQuery({ index, text, cursor, direction }: IndexAddress) {
  return endpointQuery('browseIndex', {
    query: { indice: index, texto: text, direcao: direction, ...(cursor !== null && { cursor }) },
  });
}

/**
 * Finds the field in which a search looks for what was looked up in an index. Words of any field are
 * looked up among titles (`tab-address.ts`): back in the search they are words of any field.
 */
export function typedIndexOf(index: BrowsableIndex): SearchIndex {
  if (index === 'titulo') return 'livre';
  return index === 'isbn' || index === 'issn' ? 'isbn_issn' : index;
}
