import { useTranslation } from '../../languages/use-translation.ts';
import { NothingHere } from '../../parts/page/nothing-here.tsx';

/** Page for an unknown address of the personal area, or any address of it while it is off. */
export function NothingInAccount() {
  const { t } = useTranslation();
  return <NothingHere href="/meupergamum" area={t('account.title')} />;
}
