import { useTranslation } from '../../languages/use-translation.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';

/** Message for a page past the last one of a list: its entries may have been dealt with. */
export function PastEnd({ firstHref }: { readonly firstHref: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="list"
      title={t('results.pastEnd')}
      actions={<ButtonLink href={firstHref}>{t('results.firstPage')}</ButtonLink>}
    />
  );
}
