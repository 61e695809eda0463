import type { SearchDraft } from './search-draft.ts';
import { activities } from '@estante/contract/plain';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { findSaved, useSavedItems } from '../../parts/saved-items/saved-items.ts';
import type { SearchState } from '../../parts/search/search-address.ts';
import { useFormDialog } from '../../parts/page/use-form-dialog.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './saved-items.module.css';

const loadDialog = () => import('./save-search-dialog.tsx');
const SaveSearchDialog = lazy(async () => ({ default: (await loadDialog()).SaveSearchDialog }));

interface SaveSearchProps {
  readonly state: SearchState;
  /** Name under which the search is saved unless the reader gives another. */
  readonly name: string;
}

/** Button that saves the search on show, under a name; a saved one is renamed. */
export function SaveSearch({ state, name }: SaveSearchProps) {
  const { t } = useTranslation();
  const saved = findSaved(useSavedItems()?.pesquisas ?? [], state);
  const form = useFormDialog<SearchDraft>({
    name: saved?.nome ?? name.slice(0, 200),
    alerts: saved?.alerta ?? false,
  });
  if (!useActivity(activities.accountSavedItems)) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={saved ? 'check' : 'bookmark'}
        className={saved ? styles.pressed : undefined}
        data-script="needed"
        data-print="no"
        onPointerEnter={() => void loadDialog()}
        onClick={() => void form.open()}
      >
        {t(saved ? 'savedItems.searchIsSaved' : 'savedItems.saveSearch')}
      </Button>
      {form.wasOpened && (
        <Suspense fallback={null}>
          <SaveSearchDialog form={form} state={state} />
        </Suspense>
      )}
    </>
  );
}
