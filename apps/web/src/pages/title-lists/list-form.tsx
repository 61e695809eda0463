import { listDescriptionLength, listNameLength } from '@estante/contract/plain';
import { useId, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { missingProblem } from '../../api/problem.ts';
import { useSubmission } from '../../api/use-act.ts';
import {
  listHref,
  useListsChanged,
  type NamedListLine,
} from '../../features/named-lists/list-queries.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';

interface ListFormProps {
  /** List to be changed; null for a new one. */
  readonly list: Pick<NamedListLine, 'codigo' | 'nome' | 'descricao'> | null;
  readonly onClose: () => void;
}

/** Form for the name and description of a list, mounted only while it is open: unsent text is dropped. */
export function ListForm({ list, onClose }: ListFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const [nome, setName] = useState(list?.nome ?? '');
  const [descricao, setDescription] = useState(list?.descricao ?? '');
  const { save, isBusy, problem, errorAt } = useSaveList(list?.codigo ?? null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await save({ nome, descricao })) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(list ? 'lists.edit' : 'lists.new')}
      closeLabel={t('frame.close')}
      actions={
        <Button type="submit" form={id} variant="primary" isPending={isBusy}>
          {t(list ? 'lists.save' : 'lists.create')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <ProblemSummary problem={problem} />
          <TextField
            label={t('lists.name')}
            name="nome"
            required
            maxLength={listNameLength}
            value={nome}
            error={errorAt('nome')}
            onChange={({ target }) => setName(target.value)}
          />
          <TextArea
            label={t('lists.description')}
            description={t('lists.descriptionHint')}
            optionalWord={t('libraryFields.optional')}
            name="descricao"
            maxLength={listDescriptionLength}
            value={descricao}
            error={errorAt('descricao')}
            onChange={({ target }) => setDescription(target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

interface ListBody {
  readonly nome: string;
  readonly descricao: string;
}

/** Makes a list and goes to it, or renames the existing one. */
function useSaveList(id: number | null) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const changed = useListsChanged();
  const making = useSubmission('makeNamedList');
  const naming = useSubmission('changeNamedList');
  const { problem, errorAt, isBusy, tell } = id === null ? making : naming;
  const save = async (body: ListBody): Promise<boolean> => {
    if (body.nome.trim() === '') {
      tell(missingProblem([{ name: 'nome', label: t('lists.name') }], t));
      return false;
    }
    if (id !== null) {
      const named = await naming.send({ params: { id: String(id) }, body });
      if (!named) return false;
      await changed();
      showToast({ tone: 'success', words: t('lists.changed', { name: named.nome }) });
      return true;
    }
    const made = await making.send({ body });
    if (!made) return false;
    await changed();
    showToast({ tone: 'success', words: t('lists.created', { name: made.lista.nome }) });
    await navigate(listHref(made.lista.codigo));
    return true;
  };
  return { save, isBusy, problem, errorAt };
}
