import { libraryOption } from '../../parts/libraries/library-option.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { chooseLibrary, librariesQuery, useMyLibrary } from '../../parts/libraries/my-library.ts';
import { useEndpoint } from '../../api/query.ts';
import { SelectBox } from '../../ui/fields/select.tsx';
import styles from './results.module.css';

/** Choice of the library whose copies are shown first; a network of one library has no choice. */
export function MyLibrarySelect() {
  const { t } = useTranslation();
  const { data: libraries = [] } = useEndpoint(librariesQuery);
  const mine = useMyLibrary();
  if (libraries.length < 2) return null;
  return (
    <label className={styles.myLibrary} data-print="no">
      <span>{t('myLibrary.label')}</span>
      <SelectBox
        value={mine ? String(mine.library) : ''}
        options={[{ value: '', label: t('myLibrary.none') }, ...libraries.map(libraryOption)]}
        onChange={({ target }) => chooseLibrary(target.value === '' ? null : Number(target.value))}
      />
    </label>
  );
}
