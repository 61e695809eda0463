import { useNavigate } from 'react-router';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextBox } from '../../ui/fields/text-field.tsx';
import styles from './quick-search.module.css';

/** Search of the catalogue from any page of an area. */
export function QuickSearch() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not all browsers served know <search>
      role="search"
      aria-label={t('account.search')}
      action="/"
      className={styles.search}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('q');
        const q = typeof words === 'string' ? words.trim() : '';
        void navigate(q === '' ? '/' : `/?${new URLSearchParams({ q })}`);
      }}
    >
      <TextBox
        type="search"
        name="q"
        aria-label={t('account.search')}
        placeholder={t('account.search')}
        autoComplete="off"
      />
      <Button type="submit" icon="search" iconOnly>
        {t('account.find')}
      </Button>
    </form>
  );
}
