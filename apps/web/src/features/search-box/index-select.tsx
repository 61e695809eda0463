import { searchIndexes } from '@estante/contract/plain';
import { useTranslation } from 'react-i18next';
import type { SearchState } from '../../app/search-address.ts';
import { SelectBox } from '../../ui/select.tsx';
import styles from './search-box.module.css';

interface IndexSelectProps {
  readonly state: SearchState;
  readonly onChange: (next: SearchState) => void;
}

/** The field that what was typed is searched in. */
export function IndexSelect({ state, onChange }: IndexSelectProps) {
  const { t } = useTranslation();
  return (
    <label className={styles.index} data-print="no">
      <span>{t('search.index')}</span>
      <SelectBox
        value={state.index}
        options={searchIndexes.map((index) => ({
          value: index,
          label: t(`search.indexes.${index}`),
        }))}
        onChange={({ target }) => {
          const index = searchIndexes.find((one) => one === target.value) ?? 'livre';
          onChange({ ...state, index, page: 1 });
        }}
      />
    </label>
  );
}
