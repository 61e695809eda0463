import { useTranslation } from '../../languages/use-translation.ts';
import { NothingHere } from '../../parts/page/nothing-here.tsx';

/** Nothing at this address of the personal area, or nothing while it is off. */
export function NothingInAccount() {
  const { t } = useTranslation();
  return <NothingHere href="/meupergamum" area={t('account.title')} />;
}
