import { activities } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useSaveTitles } from './use-save-titles.ts';

/** Button that saves the selected titles; they stay selected. */
export function SaveSelected({ ids }: { readonly ids: readonly number[] }) {
  const { t } = useTranslation();
  const { save, isBusy } = useSaveTitles();
  if (!useActivity(activities.accountSavedItems) || ids.length === 0) return null;
  return (
    <Button size="small" icon="bookmark" isPending={isBusy} onClick={() => void save(ids)}>
      {t('savedItems.save')}
    </Button>
  );
}
