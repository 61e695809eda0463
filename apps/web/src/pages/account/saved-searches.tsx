import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { askAgain, queryKey } from '../../api/query.ts';
import { savedItemsQuery, type SavedSearch } from '../../parts/saved-items/saved-items.ts';
import { Stack } from '../../ui/layouts/flow.tsx';
import styles from './saved-items.module.css';
import { SavedSearchEntry } from './saved-search-entry.tsx';

/** Saved searches by name, with their new titles. */
export function SavedSearches({ searches }: { readonly searches: readonly SavedSearch[] }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const changed = (isGone: boolean) => {
    if (isGone) heading.current?.focus();
    void askAgain(client, queryKey(savedItemsQuery), ['listAlerts']);
  };
  return (
    <section>
      <Stack gap={4}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {t('savedItems.searches')}
        </h2>
        {searches.length === 0 ? (
          <p className={styles.facts}>{t('savedItems.noSearches')}</p>
        ) : (
          <ul className={styles.entries}>
            {searches.map((search) => (
              <li key={search.codigo}>
                <SavedSearchEntry search={search} onChanged={changed} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </section>
  );
}
