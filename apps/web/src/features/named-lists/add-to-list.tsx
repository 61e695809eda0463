import { activities } from '@estante/contract/plain';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { useFormDialog } from '../../parts/page/use-form-dialog.ts';
import { Button } from '../../ui/controls/button.tsx';
import { blankListDraft } from './list-draft.ts';

const loadDialog = () => import('./add-dialog.tsx');
const AddDialog = lazy(async () => ({ default: (await loadDialog()).AddDialog }));

interface AddToListProps {
  /** Titles in the order they will have in the list. */
  readonly ids: readonly number[];
  /** Label of the button, if it is not 'add to a list'. */
  readonly label?: string;
  /** Name of the button for screen reader users, who do not see its context. */
  readonly name?: string;
  readonly size?: 'normal' | 'small';
  readonly variant?: 'quiet';
  readonly onAdded?: () => void;
}

/** Button that puts titles into a list of the reader's; others sign in first. */
export function AddToList({ ids, label, name, size = 'small', variant, onAdded }: AddToListProps) {
  const { t } = useTranslation();
  const form = useFormDialog(blankListDraft);
  if (!useActivity(activities.accountLists) || ids.length === 0) return null;
  return (
    <>
      <Button
        variant={variant}
        size={size}
        icon="list"
        aria-label={name}
        data-script="needed"
        data-print="no"
        onPointerEnter={() => void loadDialog()}
        onClick={() => void form.open()}
      >
        {label ?? t('lists.add')}
      </Button>
      {form.wasOpened && (
        <Suspense fallback={null}>
          <AddDialog form={form} ids={ids} onAdded={onAdded} />
        </Suspense>
      )}
    </>
  );
}
