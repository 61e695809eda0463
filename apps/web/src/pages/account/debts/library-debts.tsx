import { formatDay, formatMoney } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useAct } from '../../../api/use-act.ts';
import { DebtName } from '../../../features/debt/debt-name.tsx';
import { saveFile } from '../../../features/exports/save-file.ts';
import { libraryDay } from '../../../parts/dates/library-today.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Table } from '../../../ui/data/table.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import styles from './debts.module.css';
import type { Debt } from './debt.ts';
import { leftOf } from './pix-payment.ts';
import { useChangedDebts } from './use-changed-debts.ts';

interface LibraryDebtsProps {
  readonly library: { readonly id: number; readonly name: string };
  readonly debts: readonly Debt[];
  /** Choice of the debts to be paid with others at once; null where there are no others. */
  readonly choice: DebtChoice | null;
  /** Null where the institution takes no Pix. */
  readonly onPix: ((debt: Debt) => void) | null;
}

interface DebtChoice {
  /** Numbers of those that are not ticked. */
  readonly left: ReadonlySet<number>;
  readonly choose: (debt: Debt, isChosen: boolean) => void;
}

/** Debts to one library: a table, and a slip over those that are ticked. */
export function LibraryDebts({ library, debts, choice, onPix }: LibraryDebtsProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('issueSlip', useChangedDebts());
  const owed = leftOf(debts);
  const chosen = debts.filter(({ codigo }) => !choice?.left.has(codigo));
  const total = leftOf(chosen);
  const columns = useColumns(choice, onPix);
  const download = async () => {
    const debitos = chosen.map(({ codigo }) => codigo);
    const answer = await act({ body: { valor: total, codBiblioteca: library.id, debitos } });
    if (!answer) return;
    saveFile(answer.arquivo);
    showToast({ tone: 'success', words: t('debts.slipDone', { total }) });
  };
  return (
    <section>
      <Stack gap={3}>
        <h2 className={styles.library}>
          {t('debts.ofLibrary', { library: library.name, total: owed })}
        </h2>
        <Table
          caption={t('debts.caption', { library: library.name })}
          hideCaption
          columns={columns}
          rows={debts}
          rowKey={({ codigo }) => String(codigo)}
        />
        <div>
          <Button
            icon="download"
            disabled={chosen.length === 0}
            isPending={isBusy}
            onClick={() => void download()}
          >
            {t('debts.slipButton', { total })}
          </Button>
        </div>
      </Stack>
    </section>
  );
}

function useColumns(choice: DebtChoice | null, onPix: LibraryDebtsProps['onPix']) {
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
