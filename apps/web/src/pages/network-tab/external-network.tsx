import { useTranslation } from '../../languages/use-translation.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';

/** Link to a network that is searched at an address of its own. */
export function ExternalNetwork({ link }: { readonly link: string }) {
  const { t } = useTranslation();
  return (
    <>
      <h1>{t('network.title')}</h1>
      <EmptyState
        icon="globe"
        title={t('network.elsewhere')}
        actions={
          <ButtonLink variant="primary" icon="globe" href={link}>
            {t('network.open')}
          </ButtonLink>
        }
      >
        {t('network.elsewhereHint')}
      </EmptyState>
    </>
  );
}
