import { useTranslation } from '../../languages/use-translation.ts';
import { NothingHere } from '../page/nothing-here.tsx';

/** Page for an unknown address of the staff area, or a task that is not this person's. */
export function NoStaffTask() {
  const { t } = useTranslation();
  return <NothingHere href="/meupergamum/atendimento" area={t('staff.title')} />;
}
