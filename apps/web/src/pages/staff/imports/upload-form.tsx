import { importLimits, uploadKinds, type UploadKind } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { problemOf } from '../../../api/problem.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { importsPath, sizeWords } from './imports-address.ts';
import { useUpload } from './use-upload.ts';

/** Form that chooses a file and sends it; its options are on a page of their own. */
export function UploadForm() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { upload, send, cancel } = useUpload((id) => void navigate(`${importsPath}/${id}`));
  const [kind, setKind] = useState<UploadKind>('marc');
  const [file, setFile] = useState<File | null>(null);
  const isTooLarge = (file?.size ?? 0) > importLimits.file;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (file && !isTooLarge) void send(file, kind);
  };
  if (upload.kind === 'sending') {
    const done = sizeWords(upload.sent, i18n.language);
    const all = sizeWords(upload.size, i18n.language);
    return (
      <Stack gap={3}>
        <ProgressBar
          label={t('imports.sending', { name: upload.name })}
          share={upload.sent / upload.size}
        >
          {t('imports.sentOf', { done, all })}
        </ProgressBar>
        <div>
          <Button onClick={cancel}>{t('imports.cancelSending')}</Button>
        </div>
      </Stack>
    );
  }
  return (
    <form method="post" aria-label={t('imports.bring')} onSubmit={submit}>
      <Stack gap={4}>
        <ProblemSummary problem={upload.kind === 'failed' ? problemOf(upload.failure, t) : null} />
        <RadioGroup
          label={t('imports.what')}
          value={kind}
          onChange={setKind}
          options={uploadKinds.map((value) => ({
            value,
            label: t(`imports.kindChoices.${value}`),
            description: t(`imports.kindHints.${value}`),
          }))}
        />
        <TextField
          label={t('imports.file')}
          description={t('imports.fileHint')}
          type="file"
          required
          {...(isTooLarge && { error: t('imports.tooLarge') })}
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
        <div>
          <Button type="submit" variant="primary">
            {t('imports.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
