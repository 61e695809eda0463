import { activities } from '@estante/contract/plain';
import { formatDay } from '@estante/phrases/translator';
import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { savedSearchHref, type SavedSearch } from '../../parts/saved-items/saved-items.ts';
import { readSearch } from '../../parts/search/search-address.ts';
import { libraryDay } from '../../parts/dates/library-today.ts';
import { useAct } from '../../api/use-act.ts';
import { useSearchWords } from '../../parts/search/use-search-words.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Cluster } from '../../ui/layouts/flow.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { RenameSearch } from './rename-search.tsx';
import styles from './saved-items.module.css';

interface SavedSearchEntryProps {
  readonly search: SavedSearch;
  readonly onChanged: (isGone: boolean) => void;
}

/** A saved search: the way to it, its alert, its name, and out. */
export function SavedSearchEntry({ search, onChanged }: SavedSearchEntryProps) {
  const { t, i18n } = useTranslation();
  const [isNaming, setNaming] = useState(false);
  const [asks, setAsks] = useState(false);
  const change = useAct('changeSavedSearch');
  const remove = useAct('removeSavedSearch');
  const canAlert = useActivity(activities.accountAlerts);
  const { codigo, nome, alerta } = search;
  const params = { id: String(codigo) };
  const asked = useAsked(search);

  const alert = async (isOn: boolean) => {
    const answer = await change.act({ params, body: { nome, alerta: isOn } });
    if (answer) announce(t(isOn ? 'savedItems.alertsNow' : 'savedItems.quietNow', { name: nome }));
    onChanged(false);
  };
  const takeOut = async () => {
    setAsks(false);
    const isGone = (await remove.act({ params })) !== null;
    if (isGone) announce(t('savedItems.searchRemoved', { name: nome }));
    onChanged(isGone);
  };
  return (
    <article className={styles.entry}>
      <div>
        <h3 className={styles.name}>
          <Link href={savedSearchHref(search)}>{nome}</Link>
        </h3>
        <p className={styles.facts}>
          {[
            ...(asked === '' || asked === nome ? [] : [asked]),
            ...search.filtros.map(({ tipo, descricao }) => `${t(`filters.${tipo}`)}: ${descricao}`),
            t('savedItems.since', { date: formatDay(libraryDay(search.salvo_em), i18n.language) }),
          ].join(' · ')}
        </p>
        <News search={search} onRead={() => onChanged(false)} />
      </div>
      {isNaming ? (
        <RenameSearch
          search={search}
          onDone={() => {
            setNaming(false);
            onChanged(false);
          }}
        />
      ) : (
        <Cluster>
          {canAlert && (
            <Switch isOn={alerta} isDisabled={change.isBusy} onChange={(on) => void alert(on)}>
              {t('savedItems.alert')}
            </Switch>
          )}
          <Button
            variant="quiet"
            size="small"
            icon="edit"
            aria-label={t('savedItems.renameOne', { name: nome })}
            onClick={() => setNaming(true)}
          >
            {t('savedItems.rename')}
          </Button>
          <Button
            variant="quiet"
            size="small"
            icon="close"
            aria-label={t('savedItems.removeOne', { name: nome })}
            isPending={remove.isBusy}
            onClick={() => setAsks(true)}
          >
            {t('basket.remove')}
          </Button>
        </Cluster>
      )}
      <ConfirmDialog
        isOpen={asks}
        title={t('savedItems.askRemove', { name: nome })}
        confirmLabel={t('basket.remove')}
        cancelLabel={t('savedItems.keepSearch')}
        closeLabel={t('frame.close')}
        onConfirm={() => void takeOut()}
        onCancel={() => setAsks(false)}
      >
        {t('savedItems.askRemoveText')}
      </ConfirmDialog>
    </article>
  );
}

/** Puts the saved search into words, as the heading of its results does. */
function useAsked({ guia, consulta }: SavedSearch): string {
  return useSearchWords()(readSearch(guia, new URLSearchParams(consulta)));
}

interface NewsProps {
  readonly search: SavedSearch;
  readonly onRead: () => void;
}

/** New titles since the reader last looked, and the way to them: going there is reading of them. */
function News({ search, onRead }: NewsProps) {
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
