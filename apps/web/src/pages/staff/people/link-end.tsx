import { useState } from 'react';
import { useAct, useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import type { Link, OnDone } from './person.ts';

interface LinkEndProps {
  readonly link: Link;
  readonly onDone: OnDone;
}

/** Button that ends a link, after asking. */
export function EndLink({ link, onDone }: LinkEndProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('endLink');
  const [asks, setAsks] = useState(false);
  const user = link.usuario;
  const end = async () => {
    setAsks(false);
    const done = await send({ params: { id: String(link.cod_login) }, body: {} });
    if (done) onDone(t('people.linkEnded', { user }));
  };
  return (
    <div>
      <ProblemSummary problem={problem} />
      <Button variant="quiet" isPending={isBusy} onClick={() => setAsks(true)}>
        {t('people.endLink')}
      </Button>
      <ConfirmDialog
        isOpen={asks}
        title={t('people.endLinkAsk', { user, library: link.desc_biblioteca })}
        confirmLabel={t('people.endLink')}
        cancelLabel={t('people.cancel')}
        closeLabel={t('frame.close')}
        onConfirm={() => void end()}
        onCancel={() => setAsks(false)}
      >
        {t('people.endLinkText')}
      </ConfirmDialog>
    </div>
  );
}

export function ReviveLink({ link, onDone }: LinkEndProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('reviveLink');
  const revive = async () => {
    const done = await act({ params: { id: String(link.cod_login) }, body: {} });
    if (done) onDone(t('people.linkRevived', { user: link.usuario }));
  };
  return (
    <div>
      <Button variant="quiet" isPending={isBusy} onClick={() => void revive()}>
        {t('people.reviveLink')}
      </Button>
    </div>
  );
}
