import { formatDay, formatMoney } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import { DebtName } from '../../../parts/money/debt-name.tsx';
import { libraryDay } from '../../../parts/dates/library-today.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import styles from './debts.module.css';
import type { Debt } from './debt.ts';

export interface DebtChoice {
  /** Numbers of the debts that are not ticked. */
  readonly left: ReadonlySet<number>;
  readonly choose: (debt: Debt, isChosen: boolean) => void;
}

/**
 * Makes the columns of the table of debts; those to choose and to pay by are included if that is possible.
 */
export function useDebtColumns(choice: DebtChoice | null, onPix: ((debt: Debt) => void) | null) {
  const { t, i18n } = useTranslation();
  const money = (centavos: number) => formatMoney(centavos, i18n.language);
  const column = (
    key: 'choose' | 'service' | 'expected' | 'amount' | 'discount' | 'paid' | 'balance' | 'pay',
  ) => ({
    key,
    label: t(`debts.columns.${key}`),
  });
  return [
    ...(choice
      ? [{ ...column('choose'), cell: (debt: Debt) => <Choose debt={debt} choice={choice} /> }]
      : []),
    { ...column('service'), isRowHeader: true, cell: (debt: Debt) => <DebtName debt={debt} /> },
    {
      ...column('expected'),
      cell: ({ previsao_devolucao: day }: Debt) =>
        day === null ? '—' : formatDay(day, i18n.language),
    },
    { ...column('amount'), isNumeric: true, cell: (debt: Debt) => money(debt.valor_centavos) },
    { ...column('discount'), isNumeric: true, cell: (debt: Debt) => money(debt.desconto_centavos) },
    {
      ...column('paid'),
      isNumeric: true,
      cell: ({ pago_centavos: paid, data_pagamento: at }: Debt) =>
        at === null ? money(paid) : t('debts.paidOn', { paid, day: libraryDay(at) }),
    },
    {
      ...column('balance'),
      isNumeric: true,
      cell: (debt: Debt) => <strong>{money(debt.saldo_centavos)}</strong>,
    },
    ...(onPix
      ? [
          {
            ...column('pay'),
            isActions: true,
            cell: (debt: Debt) => <PixButton debt={debt} onPix={onPix} />,
          },
        ]
      : []),
  ];
}

function Choose(props: { readonly debt: Debt; readonly choice: DebtChoice }) {
  const { debt, choice } = props;
  const { t } = useTranslation();
  const name = t(`debts.kinds.${debt.tipo_servico}`);
  return (
    <Checkbox
      checked={!choice.left.has(debt.codigo)}
      onChange={(isChosen) => choice.choose(debt, isChosen)}
    >
      <VisuallyHidden>{t('debts.chooseOne', { name, amount: debt.saldo_centavos })}</VisuallyHidden>
    </Checkbox>
  );
}

function PixButton(props: { readonly debt: Debt; readonly onPix: (debt: Debt) => void }) {
  const { debt, onPix } = props;
  const { t } = useTranslation();
  const name = t(`debts.kinds.${debt.tipo_servico}`);
  return (
    <span className={styles.pay}>
      <Button
        size="small"
        variant="primary"
        aria-label={t('debts.pix.openOne', { name, amount: debt.saldo_centavos })}
        onClick={() => onPix(debt)}
      >
        {t('debts.pix.open')}
      </Button>
    </span>
  );
}
