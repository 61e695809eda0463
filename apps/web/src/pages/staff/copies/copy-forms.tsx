import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import {
  draftOf,
  nameOf,
  newDraft,
  type Choices,
  type ListedCopy,
  type WholeCopy,
} from '../../../features/staff-copy/copy.ts';
import { CopyFields } from './copy-fields.tsx';

interface AddFormProps {
  readonly title: number;
  readonly choices: Choices;
  /**
   * Copy of the title that the new one is prefilled from: copies that stand together mostly share a call
   * number.
   */
  readonly like: ListedCopy | undefined;
  readonly onDone: DoneHandler;
}

/** Form that adds copies one after the other: the next one keeps the place of the one before. */
export function AddCopyForm({ title, choices, like, onDone }: AddFormProps) {
  const { t } = useTranslation();
  const own = choices.bibliotecas.filter(({ codigo }) => choices.proprias.includes(codigo));
  const library = like?.cod_biblioteca ?? own[0]?.codigo ?? 0;
  const [draft, setDraft] = useState(() => newDraft(library, like));
  const { send, isBusy, problem, errorAt } = useSubmission('addCopy');
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const made = await send({ body: { cod_acervo: title, ...draft } });
    if (!made) return;
    setDraft({ ...draft, codigo_barras: '', numero_exemplar: '', nota: '' });
    onDone(t('staffCopies.added', { name: made.codigo_barras || nameOf(made) }));
    form.querySelector('input')?.focus();
  };
  return (
    <form onSubmit={(event) => void add(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={problem} />
        <CopyFields {...{ draft, choices, libraries: own, errorAt, onChange: setDraft }} />
        <div>
          <Button type="submit" variant="primary" icon="add" isPending={isBusy}>
            {t('staffCopies.add')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface ChangeFormProps {
  readonly copy: WholeCopy;
  readonly choices: Choices;
  readonly onDone: DoneHandler;
}

/**
 * Form that changes a copy, mounted anew for each version: a change always applies to the version on show.
 */
export function ChangeCopyForm({ copy, choices, onDone }: ChangeFormProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem, errorAt } = useSubmission('changeCopy');
  const [draft, setDraft] = useState(() => draftOf(copy));
  const change = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = { id: String(copy.cod_exemplar) };
    const made = await send({ params, body: { ...draft, versao: copy.versao } });
    if (made) onDone(t('staffCopies.changed', { name: nameOf(made) }));
  };
  return (
    <form onSubmit={(event) => void change(event)}>
      <Stack gap={3}>
        <ActProblem problem={problem} onDone={onDone} />
        <CopyFields
          {...{ draft, choices, libraries: choices.bibliotecas, errorAt, onChange: setDraft }}
        />
        <div>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t('staffCopies.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
