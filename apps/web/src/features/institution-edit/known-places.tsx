import type { ReactNode } from 'react';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { librariesQuery } from '../../parts/libraries/my-library.ts';
import { levelChoices, levelKey, type Level } from './level.ts';

/** Places with days of their own, to choose from, and their names. */
export interface KnownPlaces {
  readonly choices: ReturnType<typeof levelChoices>;
  readonly nameOf: (level: Level) => string;
}

interface WithPlacesProps {
  readonly children: (places: KnownPlaces) => ReactNode;
}

/** Shows its children once the places are known: without them every change would apply to the network. */
export function WithPlaces({ children }: WithPlacesProps) {
  const { t } = useTranslation();
  const campuses = useEndpoint(endpointQuery('listCampuses', {}));
  const libraries = useEndpoint(librariesQuery);
  const failed = t('libraryFields.failed');
  const known = (choices: KnownPlaces['choices']): KnownPlaces => ({
    choices,
    nameOf: (level) => choices.find(({ value }) => value === levelKey(level))?.label ?? '',
  });
  return (
    <QueryBoundary asked={campuses} failed={failed}>
      {(grouped) => (
        <QueryBoundary asked={libraries} failed={failed}>
          {(offered) =>
            children(
              known(
                levelChoices(
                  { campuses: grouped, libraries: offered },
                  t('circulationEdit.calendar.network'),
                ),
              ),
            )
          }
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}
