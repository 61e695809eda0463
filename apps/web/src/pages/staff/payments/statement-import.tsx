import { useQueryClient } from '@tanstack/react-query';
import { useContext, useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { base64Of } from '../../../browser/base64.ts';
import { failureToast } from '../../../api/failure-toast.ts';
import { ApiContext, askAgain } from '../../../api/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../../../features/patron-account/payments.module.css';
import { StatementOutcome } from './statement-outcome.tsx';

/** Bytes of the largest file that the server takes. */
const largestStatementBytes = 614_400;

/** Import of a bank statement, with the outcome of each line. */
export function StatementImport() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const call = useContext(ApiContext);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [done, setDone] = useState<Output<'importStatement'> | null>(null);
  const isTooLarge = file !== null && file.size > largestStatementBytes;
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!file || isTooLarge || isBusy || !call) return;
    setBusy(true);
    setDone(null);
    setRefused(null);
    try {
      const body = { nome: file.name, conteudo: await base64Of(file) };
      setDone(await call('importStatement', { body }));
      void askAgain(client, ['findDebtors'], ['getPatronAccount'], ['listReceivedPayments']);
    } catch (error) {
      // The refusal names the line to be corrected: it stays meanwhile.
      setRefused(failureToast(error, t).words);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.part}>
      <form className={styles.fields} onSubmit={(event) => void send(event)}>
        <TextField
          label={t('payments.statement.file')}
          description={t('payments.statement.lead')}
          type="file"
          required
          accept=".ofx,.csv,.txt"
          error={isTooLarge && t('payments.statement.tooLarge')}
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null);
            setDone(null);
            setRefused(null);
          }}
        />
        <div>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t('payments.statement.send')}
          </Button>
        </div>
      </form>
      {refused !== null && (
        <Message isLive tone="danger" title={t('payments.statement.refused')}>
          {refused}
        </Message>
      )}
      {done && <StatementOutcome done={done} />}
    </div>
  );
}
