import type { NamedList } from '../../features/named-lists/list-queries.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import styles from './lists.module.css';
import type { useListActs } from './use-list-acts.ts';

interface GoneInListProps {
  readonly list: NamedList;
  readonly acts: Pick<ReturnType<typeof useListActs>, 'remove' | 'replace'>;
}

/** Titles that have left the catalogue: their names, and their replacements. */
export function GoneInList({ list: { itens }, acts }: GoneInListProps) {
  const { t } = useTranslation();
  const gone = itens.flatMap((item) => (item.retirado ? [{ item, was: item.retirado }] : []));
  if (gone.length === 0) return null;
  return (
    <Message tone="warning" title={t('lists.gone')}>
      <ul className={styles.gone}>
        {gone.map(({ item, was: { titulo, substituto } }) => {
          const name = titulo || t('lists.goneNumber', { number: item.cod_acervo });
          return (
            <li key={item.cod_acervo} className={styles.acts}>
              <span className={styles.goneTitle}>
                {name}
                {substituto && (
                  <>
                    {'. '}
                    {t('lists.instead')}{' '}
                    <Link href={`/acervo/${substituto.cod_acervo}`}>{substituto.titulo}</Link>
                  </>
                )}
              </span>
              {substituto && (
                <Button
                  size="small"
                  icon="renew"
                  aria-label={t('lists.replaceOne', { title: substituto.titulo })}
                  onClick={() => void acts.replace(item, substituto)}
                >
                  {t('lists.replace')}
                </Button>
              )}
              <Button
                variant="quiet"
                size="small"
                icon="close"
                aria-label={t('lists.removeTitle', { title: name })}
                onClick={() =>
                  void acts.remove(t('lists.removedOne', { title: name }), [item.cod_acervo])
                }
              >
                {t('basket.remove')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Message>
  );
}
