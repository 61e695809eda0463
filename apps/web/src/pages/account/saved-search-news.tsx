import { formatDay } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import { savedSearchHref, type SavedSearch } from '../../parts/saved-items/saved-items.ts';
import { useAct } from '../../api/use-act.ts';
import { Link } from '../../ui/navigation/link.tsx';
import styles from './saved-items.module.css';

interface SavedSearchNewsProps {
  readonly search: SavedSearch;
  readonly onRead: () => void;
}

/** Number of new titles since the reader last looked, with a link that marks them as read. */
export function SavedSearchNews({ search, onRead }: SavedSearchNewsProps) {
  const { t, i18n } = useTranslation();
  const read = useAct('readAlert');
  const { novidades } = search;
  if (!novidades) return null;
  const date = formatDay(novidades.data_ini, i18n.language);
  const params = { id: String(novidades.alerta) };
  const markRead = () => read.act({ params, body: { lido: true } });
  return (
    <p className={styles.news}>
      <Link href={savedSearchHref(search, 'I')} onClick={() => void markRead().then(onRead)}>
        {t('savedItems.news', { count: novidades.total, date })}
      </Link>
    </p>
  );
}
