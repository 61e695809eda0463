import { useTranslation } from '../../languages/use-translation.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';

/** Whether a kiosk is set up. */
export function useSelfService(): boolean {
  return usePageConfig().selfService?.showAuto ?? false;
}

export function SelfServiceLink() {
  const { t } = useTranslation();
  if (!useSelfService()) return null;
  return (
    <ButtonLink href="/autoatendimento" variant="quiet" icon="computer" iconOnly="narrow">
      {t('frame.selfService')}
    </ButtonLink>
  );
}
