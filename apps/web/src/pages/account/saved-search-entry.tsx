import { formatDay } from '@estante/phrases/translator';
import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { savedSearchHref, type SavedSearch } from '../../parts/saved-items/saved-items.ts';
import { readSearch } from '../../parts/search/search-address.ts';
import { libraryDay } from '../../parts/dates/library-today.ts';
import { useAct } from '../../api/use-act.ts';
import { useSearchWords } from '../../parts/search/use-search-words.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { RenameSearch } from './rename-search.tsx';
import styles from './saved-items.module.css';
import { SavedSearchActs } from './saved-search-acts.tsx';
import { SavedSearchNews } from './saved-search-news.tsx';

interface SavedSearchEntryProps {
  readonly search: SavedSearch;
  readonly onChanged: (isGone: boolean) => void;
}

/** Saved search: its link, its alert, its name, and its removal. */
export function SavedSearchEntry({ search, onChanged }: SavedSearchEntryProps) {
  const [isNaming, setNaming] = useState(false);
  const [asks, setAsks] = useState(false);
  const remove = useRemoval(search, onChanged);
  const endNaming = () => {
    setNaming(false);
    onChanged(false);
  };
  const takeOut = () => {
    setAsks(false);
    void remove.act();
  };
  return (
    <article className={styles.entry}>
      <div>
        <h3 className={styles.name}>
          <Link href={savedSearchHref(search)}>{search.nome}</Link>
        </h3>
        <SearchFacts search={search} />
        <SavedSearchNews search={search} onRead={() => onChanged(false)} />
      </div>
      {isNaming ? (
        <RenameSearch search={search} onDone={endNaming} />
      ) : (
        <SavedSearchActs
          search={search}
          onChanged={onChanged}
          onRename={() => setNaming(true)}
          isRemoving={remove.isBusy}
          onRemove={() => setAsks(true)}
        />
      )}
      <RemovalDialog
        name={search.nome}
        isOpen={asks}
        onConfirm={takeOut}
        onCancel={() => setAsks(false)}
      />
    </article>
  );
}

function useRemoval({ codigo, nome }: SavedSearch, onChanged: SavedSearchEntryProps['onChanged']) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('removeSavedSearch');
  return {
    isBusy,
    act: async () => {
      const isGone = (await act({ params: { id: String(codigo) } })) !== null;
      if (isGone) announce(t('savedItems.searchRemoved', { name: nome }));
      onChanged(isGone);
    },
  };
}

function SearchFacts({ search }: { readonly search: SavedSearch }) {
  const { t, i18n } = useTranslation();
  const asked = useAsked(search);
  return (
    <p className={styles.facts}>
      {[
        ...(asked === '' || asked === search.nome ? [] : [asked]),
        ...search.filtros.map(({ tipo, descricao }) => `${t(`filters.${tipo}`)}: ${descricao}`),
        t('savedItems.since', { date: formatDay(libraryDay(search.salvo_em), i18n.language) }),
      ].join(' · ')}
    </p>
  );
}

interface RemovalDialogProps {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function RemovalDialog({ name, isOpen, onConfirm, onCancel }: RemovalDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('savedItems.askRemove', { name })}
      confirmLabel={t('basket.remove')}
      cancelLabel={t('savedItems.keepSearch')}
      closeLabel={t('frame.close')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('savedItems.askRemoveText')}
    </ConfirmDialog>
  );
}

/** Puts the saved search into words, as the heading of its results does. */
function useAsked({ guia, consulta }: SavedSearch): string {
  return useSearchWords()(readSearch(guia, new URLSearchParams(consulta)));
}
