import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Output } from '../../../app/api.ts';
import { askAgain } from '../../../app/query.ts';
import { useAct } from '../../../app/use-act.ts';
import { base64Of } from '../../../app/base64.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './payments.module.css';
import { StatementOutcome } from './statement-outcome.tsx';

/** Bytes of the largest file that the server takes. */
const largest = 614_400;

/** A file of the bank: each line is told what became of it. */
export function StatementImport() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { act, isBusy } = useAct('importStatement');
  const [file, setFile] = useState<File | null>(null);
  const [done, setDone] = useState<Output<'importStatement'> | null>(null);
  const isTooLarge = file !== null && file.size > largest;
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!file || isTooLarge) return;
    const body = { nome: file.name, conteudo: await base64Of(file) };
    setDone(null);
    const answer = await act({ body });
    setDone(answer);
    if (answer) void askAgain(client, ['findDebtors'], ['getPatronAccount']);
  };
  return (
    <div className={styles.part}>
      <form className={styles.fields} onSubmit={(event) => void send(event)}>
        <TextField
          label={t('payments.statement.file')}
          description={t('payments.statement.lead')}
          type="file"
          accept=".ofx,.csv,.txt"
          error={isTooLarge && t('payments.statement.tooLarge')}
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
        <div>
          <Button
            type="submit"
            look="primary"
            disabled={file === null || isTooLarge}
            isPending={isBusy}
          >
            {t('payments.statement.send')}
          </Button>
        </div>
      </form>
      {done && <StatementOutcome done={done} />}
    </div>
  );
}
