import type { NetworkList } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { EntryFields } from './entry-fields.tsx';
import type { Draft, EntryProps, Options } from './entry.ts';

interface AddEntryProps {
  readonly list: NetworkList;
  readonly options: Options;
  readonly onDone: DoneHandler;
}

/** Form that adds one entry after the other: it is blank again after each. */
export function AddEntry({ list, options, onDone }: AddEntryProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem, errorAt } = useSubmission('addNetworkEntry');
  const [draft, setDraft] = useState<Draft>({});
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const made = await send({ params: { lista: list }, body: { valores: draft } });
    if (!made) return;
    setDraft({});
    onDone(t('networkLists.added', { name: made.nome }));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void add(event)}>
      <Stack gap={3}>
        <ActProblem problem={problem} onDone={onDone} />
        <EntryFields
          list={list}
          draft={draft}
          options={options}
          errorAt={errorAt}
          onChange={setDraft}
        />
        <div>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t('networkLists.add')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

export function ChangeEntry({ list, entry, options, onDone }: EntryProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem, errorAt } = useSubmission('changeNetworkEntry');
  const [draft, setDraft] = useState<Draft>(entry.valores);
  const change = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = { lista: list, id: String(entry.codigo) };
    const made = await send({ params, body: { valores: draft, versao: entry.versao } });
    if (made) onDone(t('networkLists.changed', { name: made.nome }));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void change(event)}>
      <Stack gap={3}>
        <ActProblem problem={problem} onDone={onDone} />
        <EntryFields
          list={list}
          draft={draft}
          options={options}
          errorAt={errorAt}
          onChange={setDraft}
        />
        <div>
          <Button type="submit" isPending={isBusy}>
            {t('networkLists.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
