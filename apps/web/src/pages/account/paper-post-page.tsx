import { useAct } from '../../api/use-act.ts';
import { AccountTask } from '../../features/account-area/account-task.tsx';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';

/** Link to the institution's repository, where authors deposit their work. */
export function Page() {
  const { t } = useTranslation();
  return (
    <AccountTask name="paperPost" lead={t('paperPost.lead')}>
      <RepositoryLink />
    </AccountTask>
  );
}

function RepositoryLink() {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('getRepositoryAddress');
  const go = async () => {
    // Each address is good once: it is requested on leaving.
    const answer = await act({ body: {} });
    if (answer) location.assign(answer.url);
  };
  return (
    <>
      <p>{t('paperPost.hint')}</p>
      <div>
        <Button variant="primary" icon="external" isPending={isBusy} onClick={() => void go()}>
          {t('paperPost.go')}
        </Button>
      </div>
    </>
  );
}
