import { useTranslation } from '../../languages/use-translation.ts';
import type { SearchState } from '../../parts/search/search-address.ts';
import styles from './results-page.module.css';
import { SearchForm } from './search-form.tsx';

export interface AdvancedPageProps {
  readonly state: SearchState;
  readonly isBlank: boolean;
}

/** Advanced form before a search. */
export function AdvancedPage({ state, isBlank }: AdvancedPageProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <title>{`${t('advanced.form')} · ${t('product')}`}</title>
      <SearchForm
        state={state}
        isBlank={isBlank}
        heading={<h1 className={styles.formTitle}>{t('advanced.form')}</h1>}
      />
    </div>
  );
}
