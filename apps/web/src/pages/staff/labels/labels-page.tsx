import { copyLabelCodes, copyLabelKinds, copyLabelSheets } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { useLabelPrinting, type LabelDraft } from './use-label-printing.ts';

/** Labels for spines and bar codes, as PDF for common label sheets. */
export function Page() {
  return (
    <StaffTask name="labels">
      <LabelForm />
    </StaffTask>
  );
}

const choices = { tipo: copyLabelKinds, codigo: copyLabelCodes, folha: copyLabelSheets } as const;

function LabelForm() {
  const { print, labels, change, unknown, isBusy, problem, errorAt } = useLabelPrinting();
  const fields = { labels, errorAt, onChange: change };
  return (
    <form onSubmit={(event) => void print(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={problem} />
        <CodesField {...fields} />
        <KindFields {...fields} />
        <FirstField {...fields} />
        <PrintButton isBusy={isBusy} />
        {unknown.length > 0 && <UnknownCodes codes={unknown} />}
      </Stack>
    </form>
  );
}

interface FieldsProps {
  readonly labels: LabelDraft;
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (part: Partial<LabelDraft>) => void;
}

function CodesField({ labels, errorAt, onChange }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <TextArea
      label={t('staffCopies.codes')}
      description={t('staffCopies.codesHint')}
      name="codigos"
      rows={8}
      spellCheck={false}
      error={errorAt('codigos')}
      value={labels.codigos}
      onChange={({ target }) => onChange({ codigos: target.value })}
    />
  );
}

/** Fields for the kind of the labels, for their bar code if they have one, and for the sheet. */
function KindFields({ labels, onChange }: FieldsProps) {
  const { t } = useTranslation();
  return (['tipo', 'codigo', 'folha'] as const)
    .filter((name) => name !== 'codigo' || labels.tipo === 'codigo_barras')
    .map((name) => (
      <Select
        key={name}
        label={t(`labels.fields.${name}`)}
        name={name}
        options={choices[name].map((one) => ({ value: one, label: t(`labels.of.${one}`) }))}
        value={labels[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    ));
}

function FirstField({ labels, errorAt, onChange }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('labels.first')}
      description={t('labels.firstHint')}
      name="inicio"
      type="number"
      min={1}
      required
      error={errorAt('inicio')}
      value={labels.inicio}
      onChange={({ target }) => onChange({ inicio: target.value })}
    />
  );
}

function PrintButton({ isBusy }: { readonly isBusy: boolean }) {
  const { t } = useTranslation();
  return (
    <div>
      <Button type="submit" variant="primary" icon="print" isPending={isBusy}>
        {t('labels.print')}
      </Button>
    </div>
  );
}

function UnknownCodes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <Message tone="warning" isLive title={t('labels.unknown', { count: codes.length })}>
      {codes.join(', ')}
    </Message>
  );
}
