import { activities } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { useSavedItems } from '../../parts/saved-items/saved-items.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './saved-items.module.css';
import { useSaveTitles } from './use-save-titles.ts';

interface SaveTitleProps {
  readonly titleId: number;
  readonly title: string;
}

/** Button that saves a title, or removes it. Its label stays, its pressed state says which. */
export function SaveTitle({ titleId, title }: SaveTitleProps) {
  const { t } = useTranslation();
  const { save, unsave, isBusy } = useSaveTitles();
  const saved = useSavedItems();
  if (!useActivity(activities.accountSavedItems)) return null;
  const isSaved = saved?.titulos.some(({ cod_acervo }) => cod_acervo === titleId) ?? false;
  return (
    <Button
      variant="quiet"
      icon={isSaved ? 'check' : 'bookmark'}
      className={isSaved ? styles.pressed : undefined}
      data-script="needed"
      aria-pressed={isSaved}
      aria-label={t('savedItems.toggle', { title })}
      title={t(isSaved ? 'savedItems.take' : 'savedItems.put')}
      isPending={isBusy}
      onClick={() => void (isSaved ? unsave([titleId]) : save([titleId]))}
    >
      {t('savedItems.save')}
    </Button>
  );
}
