import { attachmentLimits } from '@estante/contract/plain';
import { useRef, useState, type SubmitEvent } from 'react';
import { base64Of } from '../../../browser/base64.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { saveFile } from '../../../features/exports/save-file.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import type { RequestEntryProps } from './handled-request.ts';

interface RequestFilesProps extends RequestEntryProps {
  /** Whether the request is open, so that files may be added and removed. */
  readonly isOpen: boolean;
}

/** Files attached to a request. */
export function RequestFiles({ request, isOpen, onDone }: RequestFilesProps) {
  const { t } = useTranslation();
  const { codigo, anexos } = request;
  const fetched = useSubmission('getHandledAttachment');
  const removed = useSubmission('removeRequestAttachment');
  const [asked, setAsked] = useState<(typeof anexos)[number] | null>(null);
  const paramsOf = (anexo: number) => ({ id: String(codigo), anexo: String(anexo) });
  const download = async (anexo: number) => {
    const file = await fetched.send({ params: paramsOf(anexo) });
    if (file) saveFile(file);
  };
  const detach = async (anexo: number) => {
    setAsked(null);
    const isDone = await removed.send({ params: paramsOf(anexo) });
    if (isDone) onDone(t('staffRequests.detached'));
  };
  return (
    <>
      <ActProblem problem={fetched.problem ?? removed.problem} onDone={onDone} />
      {anexos.map((file) => (
        <Cluster key={file.codigo}>
          <Button size="small" icon="download" onClick={() => void download(file.codigo)}>
            {t('requests.download', { name: file.nome })}
          </Button>
          {isOpen && (
            <Button size="small" variant="quiet" icon="close" onClick={() => setAsked(file)}>
              {t('staffRequests.detach', { name: file.nome })}
            </Button>
          )}
        </Cluster>
      ))}
      {asked && (
        <ConfirmDialog
          isOpen
          title={t('staffRequests.askDetach', { name: asked.nome })}
          confirmLabel={t('staffRequests.detachIt')}
          cancelLabel={t('staffRequests.keepFile')}
          closeLabel={t('frame.close')}
          onConfirm={() => void detach(asked.codigo)}
          onCancel={() => setAsked(null)}
        >
          {t('staffRequests.askDetachText')}
        </ConfirmDialog>
      )}
      {isOpen && anexos.length < attachmentLimits.files && (
        <Disclosure title={t('staffRequests.attach')}>
          <AttachForm request={request} onDone={onDone} />
        </Disclosure>
      )}
    </>
  );
}

function AttachForm({ request, onDone }: RequestEntryProps) {
  const { t } = useTranslation();
  const submission = useSubmission('attachToRequest');
  const field = useRef<HTMLInputElement>(null);
  const limits = { megabytes: attachmentLimits.bytes / 1_048_576, files: attachmentLimits.files };
  const tooLarge = () => {
    const words = t('errors.AnexoNaoAceito');
    submission.tell({ tone: 'warning', words, fields: [{ name: 'arquivo', words }] });
  };
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const file = field.current?.files?.[0];
    if (!file) return;
    if (file.size > attachmentLimits.bytes) return tooLarge();
    const body = {
      nome: file.name.slice(-attachmentLimits.name),
      arquivo: await base64Of(file),
    };
    const isDone = await submission.send({ params: { id: String(request.codigo) }, body });
    if (isDone) onDone(t('staffRequests.attached'));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={submission.problem} />
        <TextField
          ref={field}
          label={t('sheets.file')}
          description={t('staffRequests.attachHint', limits)}
          name="arquivo"
          type="file"
          required
          accept=".pdf,.png,.jpg,.jpeg,.txt"
          error={submission.errorAt('arquivo')}
        />
        <div>
          <Button type="submit" isPending={submission.isBusy}>
            {t('staffRequests.attach')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
