import { useTranslation } from '../../languages/use-translation.ts';
import { NothingHere } from '../../features/account-area/nothing-here.tsx';

export const status = 404;

export function Page() {
  const { t } = useTranslation();
  return <NothingHere href="/meupergamum/atendimento" area={t('staff.title')} />;
}
