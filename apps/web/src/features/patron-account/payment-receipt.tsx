import { formatMoney } from '@estante/phrases/translator';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { DebtName } from '../../parts/money/debt-name.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Cluster } from '../../ui/layouts/flow.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { Table } from '../../ui/data/table.tsx';
import styles from './payments.module.css';
import { whenReceived } from './when-received.ts';

export type Receipt = Output<'payDebts'>;

interface PaymentReceiptProps {
  readonly receipt: Receipt;
  readonly onClose: () => void;
}

/** Receipt of a payment, to be printed: it stands alone on paper. */
export function PaymentReceipt({ receipt, onClose }: PaymentReceiptProps) {
  const { t, i18n } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const money = (centavos: number) => formatMoney(centavos, i18n.language);
  const columns = useColumns();
  const { institution } = usePageConfig();
  return (
    <section className={styles.receipt} data-print="alone">
      <h2 ref={heading} tabIndex={-1}>
        {t('payments.receipt.title')}
      </h2>
      <DefinitionList
        items={[
          { term: t('payments.receipt.number'), values: [receipt.numero] },
          { term: t('payments.receipt.at'), values: [whenReceived(receipt, i18n.language)] },
          { term: t('payments.receipt.institution'), values: [institution?.nome ?? ''] },
          { term: t('payments.receipt.receivedIn'), values: [receipt.desc_biblioteca] },
          ...(receipt.desc_biblioteca_credora === receipt.desc_biblioteca
            ? []
            : [
                {
                  term: t('payments.receipt.creditor'),
                  values: [receipt.desc_biblioteca_credora],
                },
              ]),
          {
            term: t('payments.receipt.operator'),
            values: [receipt.operador || t('payments.byStatement')],
          },
          { term: t('payments.receipt.payer'), values: [receipt.nome_pessoa] },
          { term: t('payments.method'), values: [t(`payments.methods.${receipt.metodo}`)] },
          { term: t('payments.receipt.total'), values: [money(receipt.total_centavos)] },
          { term: t('payments.receipt.left'), values: [money(receipt.saldo_centavos)] },
        ]}
      />
      {receipt.estornado_centavos > 0 && (
        <Message tone="warning">
          {t('payments.receipt.reversed', { amount: receipt.estornado_centavos })}
        </Message>
      )}
      <Table
        caption={t('payments.receipt.items')}
        columns={columns}
        rows={receipt.itens}
        rowKey={({ codigo }) => String(codigo)}
      />
      <div data-print="no">
        <Cluster>
          <Button icon="print" variant="primary" onClick={() => print()}>
            {t('payments.receipt.print')}
          </Button>
          <Button onClick={onClose}>{t('payments.receipt.close')}</Button>
        </Cluster>
      </div>
    </section>
  );
}

type PaidDebt = Receipt['itens'][number];

function useColumns() {
  const { t, i18n } = useTranslation();
  const money = (centavos: number) => formatMoney(centavos, i18n.language);
  return [
    {
      key: 'debt',
      label: t('payments.receipt.paidDebt'),
      isRowHeader: true,
      cell: (item: PaidDebt) => <DebtName debt={item} />,
    },
    {
      key: 'paid',
      label: t('debts.columns.paid'),
      isNumeric: true,
      cell: (item: PaidDebt) => money(item.quitado_centavos),
    },
    {
      key: 'left',
      label: t('debts.columns.balance'),
      isNumeric: true,
      cell: (item: PaidDebt) => money(item.saldo_centavos),
    },
  ];
}
