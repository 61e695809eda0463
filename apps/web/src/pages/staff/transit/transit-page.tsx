import { useQueryClient } from '@tanstack/react-query';
import { useContext, useRef } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { failureOf } from '../../../api/api.ts';
import { ApiContext, askAgain } from '../../../api/query.ts';
import { none } from '../../../features/desk/desk-entry.ts';
import { DeskLog } from '../../../features/desk/desk-log.tsx';
import { ScanForm } from '../../../features/desk/scan-form.tsx';
import { SoundSwitch } from '../../../features/desk/sound-switch.tsx';
import { useScanner } from '../../../features/desk/use-scanner.ts';
import { useScans } from '../../../features/desk/use-scans.ts';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { TransitList } from './transit-list.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';

/** Copies in transit between libraries, and their receipt. */
export function Page() {
  return (
    <StaffTask name="transit">
      <CopyReceipt />
      <TransitList />
    </StaffTask>
  );
}

/** Form that receives one scanned copy after the other, each with its line. */
function CopyReceipt() {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { entries, choices, choose, waiting, receive } = useReceiving();
  useScanner(form, receive);
  return (
    <section aria-labelledby="receive">
      <Stack gap={4}>
        <h2 id="receive">{t('loanRequests.transit.scan')}</h2>
        <ScanForm
          form={form}
          label={t('loanRequests.fields.codigo_barras')}
          verb={t('loanRequests.transit.receive')}
          choices={choices}
          waiting={waiting}
          onScan={receive}
          onChoose={choose}
        />
        <DeskLog entries={entries} audience="staff" />
        <div>
          <SoundSwitch />
        </div>
      </Stack>
    </section>
  );
}

function useReceiving() {
  const call = useContext(ApiContext);
  const client = useQueryClient();
  const scans = useScans();
  const receive = async (codigo_barras: string) => {
    if (!call) return;
    try {
      const answer = await call('receiveTransit', { body: { codigo_barras } });
      const { destino, retirar_ate: day, transito } = answer;
      const values = { title: transito.titulo, day };
      scans.log((t) => ({
        ...none,
        tone: 'success',
        title: t(`loanRequests.transit.${destino}`, values),
      }));
      void askAgain(client, ['listTransits']);
    } catch (error) {
      if (failureOf(error).status !== 404) throw error;
      const lines = [codigo_barras];
      scans.log((t) => ({
        ...none,
        tone: 'warning',
        title: t('loanRequests.transit.unknown'),
        lines,
      }));
    }
  };
  return {
    ...scans,
    receive: (code: string) => void scans.inTurn(code, () => receive(code)),
  };
}
