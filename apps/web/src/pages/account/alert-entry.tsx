import { formatDay } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { savedSearchHref } from '../../parts/saved-items/saved-items.ts';
import { useAct } from '../../api/use-act.ts';
import { Button } from '../../ui/controls/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Cluster } from '../../ui/layouts/flow.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import styles from './saved-items.module.css';

interface AlertEntryProps {
  readonly alert: Output<'listAlerts'>['alertas'][number];
  /** Called after an act, with its message; null if it failed, which was reported. */
  readonly onChanged: (words: string | null) => void;
}

/** Alert on new titles of a saved search, or a notice of the library; following it marks it as read. */
export function AlertEntry({ alert, onChanged }: AlertEntryProps) {
  const { t, i18n } = useTranslation();
  const isNews = alert.tipo === 'pesquisa-salva';
  const read = useAct('readAlert');
  const remove = useAct('removeAlert');
  const { id, lido } = alert;
  const name = isNews ? alert.nome : alert.mensagem;
  const params = { id: String(id) };

  const markRead = () => read.act({ params, body: { lido: true } });
  return (
    <article className={classes(styles.entry, !lido && styles.unread)}>
      <div>
        <h3 className={styles.name}>
          <Link
            href={isNews ? savedSearchHref(alert, 'I') : alert.rota}
            onClick={() => void (lido || markRead().then(() => onChanged(null)))}
          >
            {name}
          </Link>
        </h3>
        {isNews && (
          <p className={lido ? styles.facts : styles.news}>
            {t('savedItems.news', {
              count: alert.total,
              date: formatDay(alert.data_ini, i18n.language),
            })}
          </p>
        )}
        <p className={styles.facts}>{t('alerts.at', { at: alert.criado_em })}</p>
      </div>
      <Cluster>
        {!lido && (
          <Button
            variant="quiet"
            size="small"
            icon="check"
            aria-label={t('alerts.readOne', { name })}
            isPending={read.isBusy}
            onClick={() =>
              void markRead().then((done) => onChanged(done && t('alerts.wasRead', { name })))
            }
          >
            {t('alerts.read')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          icon="close"
          aria-label={t('alerts.removeOne', { name })}
          isPending={remove.isBusy}
          onClick={() =>
            void remove
              .act({ params })
              .then((done) => onChanged(done && t('alerts.removed', { name })))
          }
        >
          {t('basket.remove')}
        </Button>
      </Cluster>
    </article>
  );
}
