import { listTitlesLimit } from '@estante/contract/plain';
import { useNavigate } from 'react-router';
import { missingProblem } from '../../api/problem.ts';
import { useSubmission } from '../../api/use-act.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { showToast } from '../../ui/feedback/toasts.tsx';
import { chosenList, newList, type ListDraft } from './list-draft.ts';
import { listHref, useListsChanged, type NamedListLine } from './list-queries.ts';

/** Puts titles into the list of a draft, which is made first if it is new. */
export function usePutInList() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const changed = useListsChanged();
  const adding = useSubmission('addToNamedList');
  const making = useSubmission('makeNamedList');

  const tellAdded = async (id: number, name: string, count: number): Promise<void> => {
    await changed();
    showToast({
      tone: 'success',
      words: t('lists.added', { count, name }),
      action: { words: t('lists.see'), act: () => void navigate(listHref(id)) },
    });
  };

  const makeWith = async (nome: string, acervos: number[]): Promise<boolean> => {
    if (nome.trim() === '') {
      making.tell(missingProblem([{ name: 'nome', label: t('lists.name') }], t));
      return false;
    }
    const made = await making.send({ body: { nome, acervos } });
    if (made) await tellAdded(made.lista.codigo, made.lista.nome, made.lista.total);
    return made !== null;
  };

  const addTo = async (list: NamedListLine, acervos: number[]): Promise<boolean> => {
    const params = { id: String(list.codigo) };
    const added = await adding.send({ params, body: { acervos } });
    if (added) await tellAdded(list.codigo, list.nome, added.adicionados);
    return added !== null;
  };

  /** Puts titles into a list; true if they are in it now. */
  const put = async (
    draft: ListDraft,
    lists: readonly NamedListLine[],
    ids: readonly number[],
  ): Promise<boolean> => {
    const chosen = chosenList(
      draft,
      lists.map(({ codigo }) => codigo),
    );
    adding.tell(null);
    making.tell(null);
    if (ids.length > listTitlesLimit) {
      const words = t('lists.tooMany', { limit: listTitlesLimit });
      adding.tell({ tone: 'warning', words, fields: [] });
      return false;
    }
    const list = lists.find(({ codigo }) => String(codigo) === chosen);
    if (list && chosen !== newList) return addTo(list, [...ids]);
    return makeWith(draft.name, [...ids]);
  };

  return {
    put,
    forget: () => {
      adding.tell(null);
      making.tell(null);
    },
    isBusy: adding.isBusy || making.isBusy,
    problem: making.problem ?? adding.problem,
    nameError: making.errorAt('nome'),
  };
}
