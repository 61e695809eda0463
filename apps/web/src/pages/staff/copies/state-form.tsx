import type { SaidCopyState } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ActProblem } from '../act-problem.tsx';
import type { DoneHandler } from '../use-done.ts';
import { nameOf, type WholeCopy } from './copy.ts';

interface StateFormProps {
  readonly copy: WholeCopy;
  readonly onDone: DoneHandler;
}

/** Lost, found, damaged, claimed returned, withdrawn, back again: what can be said of it now. */
export function StateForm({ copy, onDone }: StateFormProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('sayCopyState');
  const [first] = copy.pode_ficar;
  const [state, setState] = useState<SaidCopyState | undefined>(first);
  const [note, setNote] = useState('');
  const [isAsking, setAsking] = useState(false);
  if (first === undefined) return null;
  const bound = boundBy(copy);
  const chosen = state && copy.pode_ficar.includes(state) ? state : first;
  const say = async () => {
    setAsking(false);
    const params = { id: String(copy.cod_exemplar) };
    const made = await send({ params, body: { situacao: chosen, nota: note } });
    if (!made) return;
    setNote('');
    onDone(
      t('staffCopies.said', {
        name: nameOf(made),
        state: t(`staffCopies.states.${made.situacao}`),
      }),
    );
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen === 'baixado') setAsking(true);
    else void say();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={3}>
        <ActProblem problem={problem} onDone={onDone} />
        {bound && <p>{t(`staffCopies.bound.${bound}`)}</p>}
        <Select
          label={t('staffCopies.newState')}
          name="situacao"
          options={copy.pode_ficar.map((one) => ({
            value: one,
            label: t(bound ? 'staffCopies.notFound' : `staffCopies.say.${one}`),
          }))}
          value={chosen}
          onChange={({ target }) => setState(copy.pode_ficar.find((one) => one === target.value))}
        />
        <TextField
          label={t('staffCopies.stateNote')}
          name="nota_situacao"
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <div>
          <Button type="submit" isPending={isBusy}>
            {t('staffCopies.sayState')}
          </Button>
        </div>
      </Stack>
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
    </form>
  );
}

/** State in which nothing but 'not found' can be said of a copy: set aside or on its way; else null. */
const boundBy = ({ situacao }: WholeCopy) =>
  situacao === 'em_transito' || situacao === 'reservado' ? situacao : null;
