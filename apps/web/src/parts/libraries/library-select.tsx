import { QueryBoundary } from '../../api/query-boundary.tsx';
import { useEndpoint } from '../../api/query.ts';
import { libraryOption } from './library-option.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Select, type SelectProps } from '../../ui/fields/select.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { librariesQuery } from './my-library.ts';

type LibrarySelectProps = Omit<SelectProps, 'options'> & {
  /** Words for no library: 'all libraries'. Their value is ''. */
  readonly none: string;
};

/** Choice of one of the libraries, or none; nothing until the libraries are loaded. */
export function LibrarySelect({ none, ...select }: LibrarySelectProps) {
  const { t } = useTranslation();
  const asked = useEndpoint(librariesQuery);
  return (
    <QueryBoundary
      asked={asked}
      failed={t('libraryFields.failed')}
      skeleton={<Skeleton lines={2} />}
    >
      {(libraries) => (
        <Select
          {...select}
          options={[{ value: '', label: none }, ...libraries.map(libraryOption)]}
        />
      )}
    </QueryBoundary>
  );
}
