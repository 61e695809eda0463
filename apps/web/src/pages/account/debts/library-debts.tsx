import { useTranslation } from '../../../languages/use-translation.ts';
import { useAct } from '../../../api/use-act.ts';
import { saveFile } from '../../../features/exports/save-file.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Table } from '../../../ui/data/table.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import styles from './debts.module.css';
import type { Debt } from './debt.ts';
import { leftOf } from './pix-payment.ts';
import { useChangedDebts } from './use-changed-debts.ts';
import { type DebtChoice, useDebtColumns } from './debt-columns.tsx';

export interface LibraryDebtsProps {
  readonly library: { readonly id: number; readonly name: string };
  readonly debts: readonly Debt[];
  /** Choice of the debts to be paid together; null if there is only one. */
  readonly choice: DebtChoice | null;
  /** Opens the Pix code of a debt; null if the institution takes no Pix. */
  readonly onPix: ((debt: Debt) => void) | null;
}

/** Debts to one library: a table, and a slip for the ticked ones. */
export function LibraryDebts({ library, debts, choice, onPix }: LibraryDebtsProps) {
  const { t } = useTranslation();
  const owed = leftOf(debts);
  const chosen = debts.filter(({ codigo }) => !choice?.left.has(codigo));
  const columns = useDebtColumns(choice, onPix);
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
          <SlipButton library={library.id} debts={chosen} />
        </div>
      </Stack>
    </section>
  );
}

interface SlipButtonProps {
  readonly library: number;
  readonly debts: readonly Debt[];
}

/** Button that downloads a slip for debts to be paid together. */
function SlipButton({ library, debts }: SlipButtonProps) {
  const { t } = useTranslation();
  const { download, isBusy } = useSlip(library, debts);
  const total = leftOf(debts);
  return (
    <Button
      icon="download"
      disabled={debts.length === 0}
      isPending={isBusy}
      onClick={() => void download()}
    >
      {t('debts.slipButton', { total })}
    </Button>
  );
}

function useSlip(library: number, debts: readonly Debt[]) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('issueSlip', useChangedDebts());
  const download = async () => {
    const total = leftOf(debts);
    const debitos = debts.map(({ codigo }) => codigo);
    const answer = await act({ body: { valor: total, codBiblioteca: library, debitos } });
    if (!answer) return;
    saveFile(answer.arquivo);
    showToast({ tone: 'success', words: t('debts.slipDone', { total }) });
  };
  return { download, isBusy };
}
