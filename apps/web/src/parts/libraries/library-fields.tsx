import { useTranslation } from '../../languages/use-translation.ts';
import { libraryOption } from './library-option.ts';
import { Select } from '../../ui/fields/select.tsx';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import { librariesQuery } from './my-library.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';

/** Numbers of campus and library in their fields; '' for none. */
export interface LibraryChoice {
  readonly campus: string;
  readonly library: string;
}

interface LibraryFieldsProps {
  readonly choice: LibraryChoice;
  readonly onChange: (choice: LibraryChoice) => void;
  /** Fault of the chosen library, in words. */
  readonly error?: string;
}

/** Fields for a library, found among those of a campus or of all. */
export function LibraryFields({ choice, onChange, error }: LibraryFieldsProps) {
  const { t } = useTranslation();
  const campuses = useEndpoint(endpointQuery('listCampuses', {}));
  const libraries = useEndpoint(librariesQuery);
  const noCampuses = useFailure(campuses) ?? campuses.error;
  const noLibraries = useFailure(libraries) ?? libraries.error;
  const failure = noCampuses ?? noLibraries;
  if (failure) {
    const failed = noCampuses ? campuses : libraries;
    return (
      <FailureState
        failure={failure}
        title={t('libraryFields.failed')}
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isFetching}
      />
    );
  }
  const onCampus = (libraries.data ?? []).filter(
    ({ cod_campus }) => choice.campus === '' || String(cod_campus) === choice.campus,
  );
  const chooseCampus = (campus: string) => {
    const library = libraries.data?.find((one) => String(one.cod_biblioteca) === choice.library);
    const stays = campus === '' || String(library?.cod_campus) === campus;
    onChange({ campus, library: stays ? choice.library : '' });
  };
  return (
    <>
      <Select
        label={t('libraryFields.campus')}
        name="campus"
        value={choice.campus}
        options={[
          { value: '', label: t('libraryFields.anyCampus') },
          ...(campuses.data ?? []).map(({ cod_campus, nome_campus }) => ({
            value: String(cod_campus),
            label: nome_campus,
          })),
        ]}
        onChange={({ target }) => chooseCampus(target.value)}
      />
      <Select
        label={t('libraryFields.library')}
        name="biblioteca"
        required
        value={choice.library}
        options={[{ value: '', label: t('libraryFields.choose') }, ...onCampus.map(libraryOption)]}
        onChange={({ target }) => onChange({ ...choice, library: target.value })}
        {...(error !== undefined && { error })}
      />
    </>
  );
}
