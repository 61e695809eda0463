import { activities } from '@estante/contract/plain';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { useFormDialog } from '../../parts/page/use-form-dialog.ts';
import { Button } from '../../ui/controls/button.tsx';
import { blankComment } from './comment-draft.ts';

const loadDialog = () => import('./comment-dialog.tsx');
const CommentDialog = lazy(async () => ({ default: (await loadDialog()).CommentDialog }));

/** Button to write to a library, where the institution has it on. */
export function GeneralComment() {
  const { t } = useTranslation();
  const form = useFormDialog(blankComment);
  if (!useActivity(activities.generalComment)) return null;
  return (
    <>
      <Button
        size="small"
        icon="comment"
        data-script="needed"
        onPointerEnter={() => void loadDialog()}
        onClick={() => void form.open()}
      >
        {t('generalComment.title')}
      </Button>
      {form.wasOpened && (
        <Suspense fallback={null}>
          <CommentDialog form={form} />
        </Suspense>
      )}
    </>
  );
}
