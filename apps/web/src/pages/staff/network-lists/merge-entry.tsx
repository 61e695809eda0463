import { keepPreviousData } from '@tanstack/react-query';
import type { NetworkList } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { failureWords } from '../../../api/failure-words.ts';
import { wrongField } from '../../../api/problem.ts';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ComboField } from '../../../ui/fields/combo-field.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import type { Suggestion } from '../../../ui/fields/suggestions.ts';
import { useSettled } from '../../../ui/fields/use-settled.ts';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import type { EntryProps } from './entry.ts';

interface EntryChoice {
  readonly id: number;
  readonly name: string;
}

/** Choice of the entry that this one is merged into; confirmed, as it cannot be undone. */
export function MergeEntry({ list, entry, onDone }: Omit<EntryProps, 'options'>) {
  const { t } = useTranslation();
  const { send, tell, isBusy, problem, errorAt } = useSubmission('mergeNetworkEntry');
  const [into, setInto] = useState<EntryChoice | null>(null);
  const [asks, setAsks] = useState(false);
  const name = entry.nome;
  const hint = t(
    entry.valores['sigla'] === undefined
      ? 'networkLists.mergeHintUncoded'
      : 'networkLists.mergeHint',
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (into) return setAsks(true);
    tell(wrongField('destino', t('networkLists.chooseThis'), t));
  };
  const merge = async () => {
    setAsks(false);
    if (!into) return;
    const params = { lista: list, id: String(entry.codigo) };
    const made = await send({ params, body: { destino: into.id } });
    if (made) onDone(t('networkLists.merged', { name, other: made.nome }));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Stack gap={3}>
        <ActProblem problem={problem} onDone={onDone} />
        <p>{hint}</p>
        <OtherEntry
          list={list}
          own={entry.codigo}
          error={into ? undefined : errorAt('destino')}
          chosen={into}
          onChoose={setInto}
        />
        <div>
          <Button type="submit" isPending={isBusy}>
            {t('networkLists.merge')}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        isOpen={asks}
        title={t('networkLists.mergeAsk', { name, other: into?.name ?? '' })}
        confirmLabel={t('networkLists.merge')}
        cancelLabel={t('networkLists.cancel')}
        closeLabel={t('frame.close')}
        onConfirm={() => void merge()}
        onCancel={() => setAsks(false)}
      >
        {hint}
      </ConfirmDialog>
    </form>
  );
}

interface OtherEntryProps {
  readonly list: NetworkList;
  readonly own: number;
  readonly error: string | undefined;
  readonly chosen: EntryChoice | null;
  readonly onChoose: (chosen: EntryChoice | null) => void;
}

function OtherEntry({ list, own, error, chosen, onChoose }: OtherEntryProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const texto = useSettled(typed?.trim() ?? '', 120).slice(0, 200);
  const query = endpointQuery('listNetworkEntries', { params: { lista: list }, query: { texto } });
  const options = { enabled: typed !== null, placeholderData: keepPreviousData } as const;
  const { data, error: failure } = useEndpoint(query, options);
  const others = (data?.entradas ?? []).filter(({ codigo }) => codigo !== own);
  return (
    <ComboField
      label={t('networkLists.into')}
      description={t('networkLists.intoHint')}
      name="destino"
      text=""
      error={failure ? failureWords(failure, t) : error}
      suggestions={others.map(({ codigo, nome, valores }): Suggestion => {
        const note = valores['sigla'] ?? valores['biblioteca'];
        return { id: String(codigo), label: nome, ...(note !== undefined && { note }) };
      })}
      countLabel={(count) => t('search.suggestions.count', { count })}
      onTextChange={(text) => {
        setTyped(text);
        // Merely returning to the field is no other choice.
        if (text !== chosen?.name) onChoose(null);
      }}
      onChoose={({ id, label }) => onChoose({ id: Number(id), name: label })}
    />
  );
}
