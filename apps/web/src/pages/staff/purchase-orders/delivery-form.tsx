import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Cluster, Stack } from '../../../ui/flow.tsx';
import { ProblemSummary } from '../../../ui/problem-summary.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from '../staff-list.module.css';
import type { Done } from '../use-done.ts';
import type { Order } from './order.ts';

interface DeliveryFormProps {
  readonly order: Order;
  readonly onDone: Done;
}

/** How many copies of each title have come by now; all at once by one press. */
export function DeliveryForm({ order, onDone }: DeliveryFormProps) {
  const { t } = useTranslation();
  const submission = useSubmission('receiveDelivery');
  const [counts, setCounts] = useState(() =>
    order.itens.map(({ codigo, entregues }) => ({ codigo, delivered: String(entregues) })),
  );
  const send = async (itens: { codigo: number; entregues: number }[]) => {
    const answer = await submission.send({
      params: { id: String(order.codigo) },
      body: { itens, mudado_visto: order.mudado_em },
    });
    if (answer) {
      const state = t(`suggestion.states.${answer.situacao}`);
      onDone(t('purchaseOrders.wasReceived', { state }));
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(
      counts.map(({ codigo, delivered }) => ({ codigo, entregues: Number(delivered || 0) })),
    );
  };
  const change = (changed: number, text: string) =>
    setCounts(
      counts.map((one) =>
        one.codigo === changed ? { ...one, delivered: text.replaceAll(/\D/g, '') } : one,
      ),
    );
  return (
    <form className={styles.form} onSubmit={submit}>
      <Stack gap={3}>
        <ProblemSummary problem={submission.problem} />
        {order.itens.map(({ codigo, titulo, exemplares }) => (
          <TextField
            key={codigo}
            label={t('purchaseOrders.cameOf', { title: titulo })}
            description={t('purchaseOrders.ofOrdered', { count: exemplares })}
            name={`entregues.${codigo}`}
            inputMode="numeric"
            maxLength={3}
            value={counts.find((one) => one.codigo === codigo)?.delivered ?? ''}
            onChange={({ target }) => change(codigo, target.value)}
          />
        ))}
        <Cluster>
          <Button type="submit" look="primary" isPending={submission.isBusy}>
            {t('purchaseOrders.saveDelivery')}
          </Button>
          <Button
            icon="check"
            isPending={submission.isBusy}
            onClick={() =>
              void send(
                order.itens.map(({ codigo, exemplares }) => ({ codigo, entregues: exemplares })),
              )
            }
          >
            {t('purchaseOrders.allCame')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
