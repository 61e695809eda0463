import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';

interface GoneTitlesProps {
  readonly ids: readonly number[];
  /** Label of the button; by default, that the titles leave the basket. */
  readonly removeLabel?: string;
  readonly onRemove: (ids: readonly number[]) => void;
}

/** Kept titles that have left the catalogue since: only their numbers are known. */
export function GoneTitles({ ids, removeLabel, onRemove }: GoneTitlesProps) {
  const { t } = useTranslation();
  if (ids.length === 0) return null;
  const remove = () => {
    onRemove(ids);
    document.getElementById('main')?.focus();
  };
  return (
    <Message
      tone="warning"
      title={t('basket.gone', { count: ids.length })}
      actions={
        <Button size="small" icon="close" onClick={remove}>
          {removeLabel ?? t('basket.goneRemove', { count: ids.length })}
        </Button>
      }
    >
      {t('basket.goneNumbers', { numbers: ids.join(', ') })}
    </Message>
  );
}
