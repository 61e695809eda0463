import { useRef, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { base64Of } from '../../browser/base64.ts';
import type { Input, Output } from '../../api/api.ts';
import { useSubmission } from '../../api/use-act.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Cluster, Stack } from '../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SheetOutcome } from './sheet-outcome.tsx';

/** Bytes of the largest file that the server takes. */
const largestSheetBytes = 6_000_000;

type SheetCall = 'importPatrons' | 'importLoans' | 'importNetworkList';

interface SheetFormProps {
  readonly call: SheetCall;
  /** Path parameters of the call, if its address has any. */
  readonly params?: Input<'importNetworkList'>['params'];
  readonly title: string;
  /** Text that explains the columns of the file. */
  readonly text: string;
  /** Called once lines were imported. */
  readonly onImported?: () => void;
}

/** Form for a file, which may be checked as often as wanted and is imported once it is right. */
export function SheetForm({ call, params, title, text, onImported }: SheetFormProps) {
  const { t } = useTranslation();
  const { send: act, isBusy, problem } = useSubmission(call);
  const field = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const [outcome, setOutcome] = useState<Output<typeof call> | null>(null);
  const send = async (simulacao: boolean) => {
    const file = field.current?.files?.[0];
    if (!file) return;
    const body = { arquivo: await base64Of(file), simulacao, nome: file.name };
    const told = await act({ body, ...(params && { params }) });
    // Another file may have been chosen meanwhile.
    if (field.current?.files?.[0] === file) setOutcome(told);
    if (told && !simulacao) onImported?.();
  };
  return (
    <form
      method="post"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        if (!isTooLarge) void send(submitter?.getAttribute('value') !== 'import');
      }}
    >
      <Stack gap={4}>
        <h2>{title}</h2>
        <p>{text}</p>
        <ProblemSummary problem={problem} />
        <FileField
          label={t('sheets.file')}
          hint={t('sheets.fileHint')}
          error={isTooLarge ? t('sheets.tooLarge') : undefined}
          onChoose={(file, input) => {
            field.current = input;
            setOutcome(null);
            setTooLarge((file?.size ?? 0) > largestSheetBytes);
          }}
        />
        <Cluster>
          <Button type="submit" value="check" isPending={isBusy}>
            {t('sheets.check')}
          </Button>
          <Button type="submit" variant="primary" value="import" isPending={isBusy}>
            {t('sheets.import')}
          </Button>
        </Cluster>
        {outcome && <SheetOutcome outcome={outcome} />}
      </Stack>
    </form>
  );
}

interface FileFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly onChoose: (file: File | undefined, input: HTMLInputElement) => void;
}

function FileField({ label, hint, error, onChoose }: FileFieldProps) {
  return (
    <TextField
      label={label}
      description={hint}
      type="file"
      accept=".csv,text/csv,text/plain"
      required
      {...(error !== undefined && { error })}
      onChange={({ target }) => onChoose(target.files?.[0], target)}
    />
  );
}
