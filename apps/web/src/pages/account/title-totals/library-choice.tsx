import { useNavigate } from 'react-router';
import { Answered } from '../../../api/answered.tsx';
import { useEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { librariesQuery } from '../../../parts/libraries/my-library.ts';
import { Select } from '../../../ui/select.tsx';
import { totalsHref, type TotalsChoice } from './totals-address.ts';

/** Totals of one library, or of all. */
export function LibraryChoice({ choice }: { readonly choice: TotalsChoice }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const asked = useEndpoint(librariesQuery);
  return (
    <Answered asked={asked} failed={t('libraryFields.failed')}>
      {(libraries) => (
        <Select
          label={t('libraryFields.library')}
          value={choice.library}
          options={[
            { value: '', label: t('titleTotals.allLibraries') },
            ...libraries.map(({ cod_biblioteca, desc_biblioteca }) => ({
              value: String(cod_biblioteca),
              label: desc_biblioteca,
            })),
          ]}
          onChange={({ target }) =>
            void navigate(totalsHref({ ...choice, library: target.value }), {
              preventScrollReset: true,
            })
          }
        />
      )}
    </Answered>
  );
}
