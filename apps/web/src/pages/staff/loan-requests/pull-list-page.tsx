import { useTranslation } from '../../../languages/use-translation.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { PullList } from './pull-list.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';

/** Pull list of the unit: copies to fetch from its shelves for requests of other libraries. */
export function Page() {
  const { t } = useTranslation();
  return (
    <StaffTask name="loanRequests">
      <p data-print="no">
        <Link href="/meupergamum/atendimento/solicitacoes-emprestimo">
          {t('loanRequests.pullList.back')}
        </Link>
      </p>
      <section aria-labelledby="pull-list">
        <Stack gap={4}>
          <h2 id="pull-list">{t('loanRequests.pullList.title')}</h2>
          <p data-print="no">{t('loanRequests.pullList.lead')}</p>
          <PullList />
        </Stack>
      </section>
    </StaffTask>
  );
}
