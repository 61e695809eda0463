import { additionalDataTypes, type endpoints, type Success } from '@estante/contract';
import type { TitleRow } from '../../catalogue/index.ts';
import type { FacetName } from './facet-name.ts';
import type { Place } from '../index-sync/place.ts';
import { lineFacetsOf } from '../index-sync/search-document.ts';

type AdditionalData = Success<typeof endpoints.searchTitles>['acervos'][number]['dados_adicionais'];

/** Lists the values that a title is filtered by, letter by letter, with the names that the filters show. */
export function additionalData(
  title: TitleRow,
  places: readonly Place[],
  nameOf: FacetName,
): AdditionalData {
  const facets = lineFacetsOf({ ...title, places });
  return Object.fromEntries(
    additionalDataTypes.map((type) => {
      const values = facets[type] ?? [];
      return [
        type,
        values.map(({ code, label }) => ({ codigo: code, descricao: label || nameOf(type, code) })),
      ];
    }),
  );
}
