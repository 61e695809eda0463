import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import { nameOf, type WholeCopy } from '../../../features/staff-copy/copy.ts';
import { useCopyStatement, type CopyStatementInput } from './use-copy-statement.ts';

/**
 * Form for the state of a copy: lost, found, damaged, claimed returned, withdrawn or restored, as far as
 * possible now.
 */
export function StateForm(props: CopyStatementInput) {
  const [first] = props.copy.pode_ficar;
  const said = useCopyStatement(props, first);
  if (first === undefined) return null;
  return (
    <form onSubmit={said.submit}>
      <Stack gap={3}>
        <ActProblem problem={said.problem} onDone={props.onDone} />
        <BoundHint copy={props.copy} />
        <StateField copy={props.copy} said={said} />
        <NoteField said={said} />
        <SayButton said={said} />
      </Stack>
      <WithdrawDialog copy={props.copy} said={said} />
    </form>
  );
}

interface SaidProps {
  readonly said: ReturnType<typeof useCopyStatement>;
}

interface CopyProps extends SaidProps {
  readonly copy: WholeCopy;
}

function StateField({ copy, said: { chosen, setState } }: CopyProps) {
  const { t } = useTranslation();
  const bound = boundBy(copy);
  const options = copy.pode_ficar.map((one) => ({
    value: one,
    label: t(bound ? 'staffCopies.notFound' : `staffCopies.say.${one}`),
  }));
  const choose = (value: string) => setState(copy.pode_ficar.find((one) => one === value));
  return (
    <Select
      label={t('staffCopies.newState')}
      name="situacao"
      options={options}
      value={chosen}
      onChange={({ target }) => choose(target.value)}
    />
  );
}

function BoundHint({ copy }: { readonly copy: WholeCopy }) {
  const { t } = useTranslation();
  const bound = boundBy(copy);
  return bound && <p>{t(`staffCopies.bound.${bound}`)}</p>;
}

function NoteField({ said: { note, setNote } }: SaidProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('staffCopies.stateNote')}
      name="nota_situacao"
      maxLength={500}
      value={note}
      onChange={({ target }) => setNote(target.value)}
    />
  );
}

function SayButton({ said: { isBusy } }: SaidProps) {
  const { t } = useTranslation();
  return (
    <div>
      <Button type="submit" isPending={isBusy}>
        {t('staffCopies.sayState')}
      </Button>
    </div>
  );
}

function WithdrawDialog({ copy, said: { isAsking, setAsking, say } }: CopyProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={t('staffCopies.withdrawAsk', { name: nameOf(copy), barcode: copy.codigo_barras })}
      confirmLabel={t('staffCopies.say.baixado')}
      cancelLabel={t('desk.keep')}
      closeLabel={t('frame.close')}
      onConfirm={() => void say()}
      onCancel={() => setAsking(false)}
    >
      {t('staffCopies.withdrawHint')}
    </ConfirmDialog>
  );
}

/** Gives the state that allows no statement but 'not found': set aside or in transit; else null. */
const boundBy = ({ situacao }: WholeCopy) =>
  situacao === 'em_transito' || situacao === 'reservado' ? situacao : null;
