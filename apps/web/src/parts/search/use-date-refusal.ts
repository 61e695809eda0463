import type { MaterialField } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import type { ApiFailure } from '../../api/api.ts';
import { failureWords } from '../../api/failure-words.ts';

/** Gives the server's words against a date, at the date they are about; `last` is the end of the span. */
export function useDateRefusal(failure: ApiFailure | null, last: MaterialField) {
  const { t } = useTranslation();
  return (name: MaterialField, value: string): string | undefined => {
    const isAbout =
      (failure?.codigo === 'DatasInvertidas' && name === last) ||
      (failure?.codigo === 'DataInvalida' && value !== '' && failure.valores['data'] === value);
    return failure && isAbout ? failureWords(failure, t) : undefined;
  };
}
