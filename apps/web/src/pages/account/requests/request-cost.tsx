import { useState } from 'react';
import { useAct } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { Cluster } from '../../../ui/layouts/flow.tsx';
import type { OwnRequestProps } from './own-request-props.ts';
import styles from './requests.module.css';

/** Cost of a request: to be accepted before it is owed, or the reader's decision. */
export function RequestCost({ request, onDone }: OwnRequestProps) {
  const { t } = useTranslation();
  const { custo, situacao } = request;
  if (!custo) return null;
  const amount = custo.valor_centavos;
  if (situacao !== 'custo-proposto') {
    // A request that ended before the reader's decision costs nothing.
    if (custo.aceito === null) return null;
    const words = custo.aceito ? 'requests.cost.accepted' : 'requests.cost.refused';
    return <p className={styles.facts}>{t(words, { amount })}</p>;
  }
  return <ProposedCost request={request} amount={amount} onDone={onDone} />;
}

function ProposedCost(props: OwnRequestProps & { readonly amount: number }) {
  const { request, amount, onDone } = props;
  const { t } = useTranslation();
  const { act, isBusy } = useAct('decideRequestCost');
  const [asked, setAsked] = useState<'accept' | 'refuse' | null>(null);
  const decide = async (aceito: boolean) => {
    setAsked(null);
    const answer = await act({
      params: { id: String(request.codigo) },
      body: { aceito, valor_centavos: amount },
    });
    onDone(answer && t(aceito ? 'requests.cost.wasAccepted' : 'requests.cost.wasRefused'));
  };
  const isAccepting = asked === 'accept';
  return (
    <Message
      tone="warning"
      title={t('requests.states.custo-proposto')}
      actions={
        <Cluster>
          <Button variant="primary" isPending={isBusy} onClick={() => setAsked('accept')}>
            {t('requests.cost.accept', { amount })}
          </Button>
          <Button isPending={isBusy} onClick={() => setAsked('refuse')}>
            {t('requests.cost.refuse')}
          </Button>
        </Cluster>
      }
    >
      <p>{t('requests.cost.ask', { amount })}</p>
      <ConfirmDialog
        isOpen={asked !== null}
        title={
          isAccepting ? t('requests.cost.acceptTitle', { amount }) : t('requests.cost.refuseTitle')
        }
        confirmLabel={
          isAccepting ? t('requests.cost.accept', { amount }) : t('requests.cost.refuse')
        }
        cancelLabel={t('requests.cost.keep')}
        closeLabel={t('frame.close')}
        onConfirm={() => void decide(isAccepting)}
        onCancel={() => setAsked(null)}
      >
        {t(isAccepting ? 'requests.cost.acceptText' : 'requests.cost.refuseText')}
      </ConfirmDialog>
    </Message>
  );
}
