import { useEffect } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useSealed } from '../../browser/use-sealed.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import styles from './past-searches.module.css';
import { searchHref, type SearchState } from './search-address.ts';
import { addToLog, searchLog, type LoggedSearch } from './search-log.ts';

interface LogSearchProps {
  readonly state: SearchState;
  /** Search in words; '' for everything, which is not logged. */
  readonly words: string;
  /** Number of titles found; null while searching. */
  readonly total: number | null;
}

/** Writes an answered search into the log of the visit. */
export function useLoggedSearch({ state, words, total }: LogSearchProps): void {
  const href = searchHref({ ...state, page: 1 });
  useEffect(() => {
    if (words === '' || total === null) return;
    void logSearch({ words, href, total });
  }, [href, words, total]);
}

async function logSearch(search: Omit<LoggedSearch, 'id'>): Promise<void> {
  await searchLog.ready();
  const { entries } = searchLog.read();
  const next = addToLog(entries, search);
  if (next !== entries) searchLog.change({ entries: next });
}

/** Searches of this visit but the present one, to go back to. */
export function PastSearches({ state }: { readonly state: SearchState }) {
  const { t } = useTranslation();
  const { entries } = useSealed(searchLog);
  const here = searchHref({ ...state, page: 1 });
  const others = entries.filter(({ href }) => href !== here);
  if (others.length === 0) return null;
  return (
    <Disclosure title={t('searchLog.title')} note={String(others.length)}>
      <SearchList searches={others} />
      <p>{t('searchLog.hint')}</p>
      <Button variant="quiet" icon="trash" onClick={searchLog.forget}>
        {t('searchLog.clear')}
      </Button>
    </Disclosure>
  );
}

function SearchList({ searches }: { readonly searches: readonly LoggedSearch[] }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.entries}>
      {searches.map(({ id, words, href, total }) => (
        <li key={id}>
          <Link href={href}>{words}</Link> {t('results.count', { count: total })}
        </li>
      ))}
    </ol>
  );
}
