import { copyLabelCodes, copyLabelKinds, copyLabelSheets } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { saveFile } from '../../../features/exports/save-file.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { StaffTask } from '../staff-task.tsx';

/** Labels of spines and bar codes, as PDF for the sheets that are sold. */
export function Page() {
  return (
    <StaffTask name="labels">
      <LabelForm />
    </StaffTask>
  );
}

const atFirst = { tipo: 'lombada', codigo: 'code128', folha: '6180' };
const choices = { tipo: copyLabelKinds, codigo: copyLabelCodes, folha: copyLabelSheets } as const;

function LabelForm() {
  const { t } = useTranslation();
  const { send, isBusy, problem, errorAt } = useSubmission('printCopyLabels');
  const [codigos, setCodes] = useState('');
  const [chosen, setChosen] = useState(atFirst);
  const [first, setFirst] = useState('1');
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const pick = <Value extends string>(values: readonly Value[], value: string, other: Value) =>
    values.find((one) => one === value) ?? other;
  const print = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setUnknown([]);
    const made = await send({
      body: {
        codigos,
        tipo: pick(copyLabelKinds, chosen.tipo, 'lombada'),
        codigo: pick(copyLabelCodes, chosen.codigo, 'code128'),
        folha: pick(copyLabelSheets, chosen.folha, '6180'),
        inicio: Number(first),
      },
    });
    if (!made) return;
    setUnknown(made.desconhecidos);
    saveFile(made);
  };
  return (
    <form onSubmit={(event) => void print(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={problem} />
        <TextArea
          label={t('staffCopies.codes')}
          description={t('staffCopies.codesHint')}
          name="codigos"
          rows={8}
          spellCheck={false}
          error={errorAt('codigos')}
          value={codigos}
          onChange={({ target }) => setCodes(target.value)}
        />
        {(['tipo', 'codigo', 'folha'] as const)
          .filter((name) => name !== 'codigo' || chosen.tipo === 'codigo_barras')
          .map((name) => (
            <Select
              key={name}
              label={t(`labels.fields.${name}`)}
              name={name}
              options={choices[name].map((one) => ({ value: one, label: t(`labels.of.${one}`) }))}
              value={chosen[name]}
              onChange={({ target }) => setChosen({ ...chosen, [name]: target.value })}
            />
          ))}
        <TextField
          label={t('labels.first')}
          description={t('labels.firstHint')}
          name="inicio"
          type="number"
          min={1}
          required
          error={errorAt('inicio')}
          value={first}
          onChange={({ target }) => setFirst(target.value)}
        />
        <div>
          <Button type="submit" variant="primary" icon="print" isPending={isBusy}>
            {t('labels.print')}
          </Button>
        </div>
        {unknown.length > 0 && (
          <Message tone="warning" isLive title={t('labels.unknown', { count: unknown.length })}>
            {unknown.join(', ')}
          </Message>
        )}
      </Stack>
    </form>
  );
}
