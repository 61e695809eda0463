import { useNavigate } from 'react-router';
import { useTranslation } from '../../../languages/use-translation.ts';
import { LibrarySelect } from '../../../parts/libraries/library-select.tsx';
import { totalsHref, type TotalsChoice } from './totals-address.ts';

/** Choice of one library's totals, or of all. */
export function LibraryChoice({ choice }: { readonly choice: TotalsChoice }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <LibrarySelect
      label={t('libraryFields.library')}
      none={t('titleTotals.allLibraries')}
      value={choice.library}
      onChange={({ target }) =>
        void navigate(totalsHref({ ...choice, library: target.value }), {
          preventScrollReset: true,
        })
      }
    />
  );
}
