import {
  longestOrderFile as number,
  type PurchaseOrderState,
  type ReportFormat,
} from '@estante/contract/plain';
import { useAct } from '../../../api/use-act.ts';
import { saveFile } from '../../../features/exports/save-file.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Cluster } from '../../../ui/layouts/flow.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { listQuery, type ListAddress } from '../../../parts/staff/list-address.ts';

interface TakeOrdersProps {
  readonly address: ListAddress<PurchaseOrderState>;
}

/** Buttons that download the whole list as a file, a line for each title. */
export function TakeOrders({ address }: TakeOrdersProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('downloadPurchaseOrders');
  const take = async (formato: ReportFormat) => {
    const { pagina: _page, ...query } = listQuery(address);
    const answer = await act({ query: { ...query, formato } });
    if (!answer) return;
    saveFile(answer.arquivo);
    if (answer.cortado) showToast({ tone: 'warning', words: t('purchaseOrders.cut', { number }) });
  };
  return (
    <div data-print="no">
      <Cluster>
        <Button icon="download" isPending={isBusy} onClick={() => void take('csv')}>
          {t('purchaseOrders.csv')}
        </Button>
        <Button icon="download" isPending={isBusy} onClick={() => void take('xlsx')}>
          {t('purchaseOrders.xlsx')}
        </Button>
      </Cluster>
    </div>
  );
}
