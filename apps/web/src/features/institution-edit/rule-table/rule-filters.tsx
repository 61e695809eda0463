import { useTranslation } from '../../../languages/use-translation.ts';
import { Select } from '../../../ui/fields/select.tsx';
import styles from '../institution-edit.module.css';
import type { RuleNames } from './rule-name.ts';
import { categoryOptions, libraryOptions, numberIn } from './scope-options.ts';
import type { RuleFilter } from './shown-rules.ts';

interface RuleFiltersProps {
  readonly filter: RuleFilter;
  readonly names: RuleNames;
  readonly onChange: (filter: RuleFilter) => void;
}

/** Writes a filter as '' for any, and as 'all' for rules that apply to all. */
const written = (value: number | null | undefined): string =>
  value === undefined ? '' : value === null ? 'all' : String(value);

const chosen = (text: string): number | null | undefined =>
  text === '' ? undefined : numberIn(text);

/** Filters of the rules on show, by library and by category. */
export function RuleFilters({ filter, names, onChange }: RuleFiltersProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.pair}>
      <Select
        label={t('circulationEdit.table.ofLibrary')}
        value={written(filter.library)}
        options={[
          { value: '', label: t('circulationEdit.table.any') },
          { value: 'all', label: t('circulationEdit.any.library') },
          ...libraryOptions(names),
        ]}
        onChange={({ target }) => onChange({ ...filter, library: chosen(target.value) })}
      />
      <Select
        label={t('circulationEdit.table.ofCategory')}
        value={written(filter.category)}
        options={[
          { value: '', label: t('circulationEdit.table.any') },
          { value: 'all', label: t('circulationEdit.any.category') },
          ...categoryOptions(names),
        ]}
        onChange={({ target }) => onChange({ ...filter, category: chosen(target.value) })}
      />
    </div>
  );
}
