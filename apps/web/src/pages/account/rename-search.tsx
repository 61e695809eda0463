import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { SavedSearch } from '../../parts/saved-items/saved-items.ts';
import { missingProblem } from '../../api/problem.ts';
import { useSubmission } from '../../api/use-act.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './saved-items.module.css';

interface RenameSearchProps {
  readonly search: SavedSearch;
  readonly onDone: () => void;
}

/** Form that renames a saved search; it takes the keyboard, and returns it on closing. */
export function RenameSearch({ search, onDone }: RenameSearchProps) {
  const { t } = useTranslation();
  const { send, tell, isBusy, problem, errorAt } = useSubmission('changeSavedSearch');
  const [name, setName] = useState(search.nome);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.select(), []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name.trim() === '') {
      return tell(missingProblem([{ name: 'nome', label: t('savedItems.name') }], t));
    }
    const params = { id: String(search.codigo) };
    if (!(await send({ params, body: { nome: name, alerta: search.alerta } }))) return;
    announce(t('savedItems.renamed', { name }));
    leave();
  };
  const leave = () => {
    form.current?.closest('article')?.querySelector('a')?.focus();
    onDone();
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <ProblemSummary problem={problem} />
      <TextField
        label={t('savedItems.name')}
        name="nome"
        required
        maxLength={200}
        value={name}
        error={errorAt('nome')}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && leave()}
      />
      <Button type="submit" isPending={isBusy}>
        {t('savedItems.save')}
      </Button>
      <Button variant="quiet" onClick={leave}>
        {t('savedItems.keepName')}
      </Button>
    </form>
  );
}
