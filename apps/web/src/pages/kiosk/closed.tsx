import { useTranslation } from 'react-i18next';
import { Message } from '../../ui/message.tsx';
import { useFreshSettings } from './use-fresh-settings.ts';

/** A machine that is set up, while self-service is off: it waits until that is on again. */
export function Closed() {
  const { t } = useTranslation();
  useFreshSettings();
  return (
    <Message isLive title={t('kiosk.closed')}>
      {t('kiosk.closedHint')}
    </Message>
  );
}
