import { useTranslation } from '../../languages/use-translation.ts';
import { NothingHere } from '../page/nothing-here.tsx';

/** Nothing at this address of the staff area, or no task of this person's. */
export function NoStaffTask() {
  const { t } = useTranslation();
  return <NothingHere href="/meupergamum/atendimento" area={t('staff.title')} />;
}
