import { useTranslation } from '../../languages/use-translation.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import type { IconName } from '../../ui/drawings/icon.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';

/** Message for a reader without loans, with links to find something. */
export function NoLoans({ icon, title }: { readonly icon: IconName; readonly title: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={icon}
      title={title}
      actions={
        <ButtonLink href="/" variant="primary" icon="search">
          {t('loans.search')}
        </ButtonLink>
      }
    >
      {t('loans.noneHint')}
    </EmptyState>
  );
}
