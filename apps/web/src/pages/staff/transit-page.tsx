import { useQueryClient } from '@tanstack/react-query';
import { useContext, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { failureOf } from '../../api/api.ts';
import { failureToast } from '../../api/failure-toast.ts';
import { ApiContext, askAgain } from '../../api/query.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Message } from '../../ui/message.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TransitList } from './loan-requests/transit-list.tsx';
import { StaffTask } from './staff-task.tsx';
import styles from './staff-list.module.css';

/** What is on its way between libraries, and the receiving of it. */
export function Page() {
  return (
    <StaffTask name="transit">
      <Receiving />
      <TransitList />
    </StaffTask>
  );
}

interface Notice {
  readonly tone: 'success' | 'warning' | 'danger';
  readonly words: string;
}

/** One bar code after the other: a scanner ends each with Enter, and the field is ready for the next. */
function Receiving() {
  const { t } = useTranslation();
  const call = useContext(ApiContext);
  const client = useQueryClient();
  const field = useRef<HTMLFormElement>(null);
  const [barcode, setBarcode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<Notice | null>(null);
  const receive = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const codigo_barras = barcode.trim();
    if (!call || isBusy || codigo_barras === '') return;
    setBusy(true);
    setTold(null);
    try {
      const answer = await call('receiveTransit', { body: { codigo_barras } });
      const { destino, retirar_ate: day, transito } = answer;
      const words = t(`loanRequests.transit.${destino}`, { title: transito.titulo, day });
      setTold({ tone: 'success', words });
      setBarcode('');
      void askAgain(client, ['listTransits']);
    } catch (error) {
      const isUnknown = failureOf(error).status === 404;
      const words = isUnknown ? t('loanRequests.transit.unknown') : failureToast(error, t).words;
      setTold({ tone: isUnknown ? 'warning' : 'danger', words });
    } finally {
      setBusy(false);
      field.current?.querySelector('input')?.select();
    }
  };
  return (
    <section aria-labelledby="receive">
      <Stack gap={4}>
        <h2 id="receive">{t('loanRequests.transit.scan')}</h2>
        <form ref={field} className={styles.form} onSubmit={(event) => void receive(event)}>
          <Stack gap={3}>
            <TextField
              label={t('loanRequests.fields.codigo_barras')}
              required
              maxLength={200}
              spellCheck={false}
              autoComplete="off"
              value={barcode}
              onChange={({ target }) => setBarcode(target.value)}
            />
            <div>
              <Button type="submit" look="primary" isPending={isBusy}>
                {t('loanRequests.transit.receive')}
              </Button>
            </div>
          </Stack>
        </form>
        {told && (
          <Message tone={told.tone} isLive>
            {told.words}
          </Message>
        )}
      </Stack>
    </section>
  );
}
