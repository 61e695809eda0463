import { serialPartKinds } from '@estante/contract/plain';
import { oneOf } from '../../../browser/one-of.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import { IssueStateFields } from './issue-state-fields.tsx';
import type { NewIssueDraft } from './new-issue.ts';
import { NumberingFields } from './numbering-fields.tsx';
import { SerialField } from './serial-field.tsx';
import { useNewIssue, type NewIssueInput } from './use-new-issue.ts';

/** Form of an issue that no prediction brought: its serial, its numbering, and its state. */
export function AddIssueForm({ serial, libraries, onDone }: NewIssueInput) {
  const issue = useNewIssue({ serial, libraries, onDone });
  const { draft, setDraft, state, setState, errorAt } = issue;
  const change = (part: Partial<NewIssueDraft>) => setDraft({ ...draft, ...part });
  const write = (part: Partial<typeof state>) => setState({ ...state, ...part });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void issue.add(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={issue.problem} />
        <SerialField serial={serial} error={errorAt('cod_acervo')} onChoose={issue.setTitleId} />
        <LibraryField draft={draft} libraries={libraries} onChange={change} />
        <PartKindField draft={draft} onChange={change} />
        <NumberingFields draft={draft} errorAt={errorAt} onChange={change} />
        <IssueStateFields draft={state} write={write} errorAt={errorAt} />
        <AddButton isBusy={issue.isBusy} />
      </Stack>
    </form>
  );
}

interface FieldProps {
  readonly draft: NewIssueDraft;
  readonly onChange: (part: Partial<NewIssueDraft>) => void;
}

function LibraryField({
  draft,
  libraries,
  onChange,
}: FieldProps & Pick<NewIssueInput, 'libraries'>) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('serialIssues.library')}
      name="cod_biblioteca"
      options={libraries.map(({ codigo, descricao }) => ({
        value: String(codigo),
        label: descricao,
      }))}
      value={String(draft.cod_biblioteca)}
      onChange={({ target }) => onChange({ cod_biblioteca: Number(target.value) })}
    />
  );
}

function PartKindField({ draft, onChange }: FieldProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('serialIssues.part')}
      name="tipo"
      options={serialPartKinds.map((value) => ({
        value,
        label: t(`serialIssues.kinds.${value}`),
      }))}
      value={draft.tipo}
      onChange={({ target }) =>
        onChange({ tipo: oneOf(serialPartKinds, target.value) ?? draft.tipo })
      }
    />
  );
}

function AddButton({ isBusy }: { readonly isBusy: boolean }) {
  const { t } = useTranslation();
  return (
    <div>
      <Button type="submit" variant="primary" isPending={isBusy}>
        {t('staffSerialIssues.addIt')}
      </Button>
    </div>
  );
}
