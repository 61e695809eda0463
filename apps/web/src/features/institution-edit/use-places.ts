import { useTranslation } from '../../languages/use-translation.ts';
import { librariesQuery } from '../../parts/libraries/my-library.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { levelChoices, levelKey, type Level } from './level.ts';

/** The places that have days of their own, to choose among, and their names. */
export function usePlaces() {
  const { t } = useTranslation();
  const { data: campuses = [] } = useEndpoint(endpointQuery('listCampuses', {}));
  const { data: libraries = [] } = useEndpoint(librariesQuery);
  const choices = levelChoices({ campuses, libraries }, t('circulationEdit.calendar.network'));
  const nameOf = (level: Level) =>
    choices.find(({ value }) => value === levelKey(level))?.label ?? '';
  return { choices, nameOf };
}
