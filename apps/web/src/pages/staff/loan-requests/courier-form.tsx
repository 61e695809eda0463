import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { replaceAt } from '../../../browser/lists.ts';
import { askAgain } from '../../../api/query.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import styles from '../staff-list.module.css';

type Run = Output<'getCourierRuns'>['percursos'][number];
type Libraries = Output<'listLibraries'>;

const blank: Run = {
  biblioteca_origem: null,
  biblioteca_recebimento: null,
  dia_semana: 1,
  dias: 1,
};

interface CourierFormProps {
  /** Runs that were there when the page was opened. */
  readonly seen: readonly Run[];
  readonly libraries: Libraries;
  readonly onSaved: () => void;
}

/** All runs at once. */
export function CourierForm({ seen, libraries, onSaved }: CourierFormProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { send, isBusy, problem } = useSubmission('changeCourierRuns');
  const [runs, setRuns] = useState(seen);
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isSaved = await send({ body: { percursos: [...runs], vistos: [...seen] } });
    if (!isSaved) return;
    showToast({ tone: 'success', words: t('loanRequests.courier.saved') });
    await askAgain(client, ['getCourierRuns']);
    onSaved();
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack gap={4}>
        <ProblemSummary problem={problem} />
        {runs.length === 0 && <p>{t('loanRequests.courier.none')}</p>}
        <ol className={styles.entries}>
          {runs.map((run, at) => (
            <li key={at}>
              <RunFields
                run={run}
                libraries={libraries}
                number={at + 1}
                onChange={(next) => setRuns(replaceAt(runs, at, next))}
                onRemove={() => setRuns(runs.filter((_, other) => other !== at))}
              />
            </li>
          ))}
        </ol>
        <Cluster>
          <Button icon="add" onClick={() => setRuns([...runs, blank])}>
            {t('loanRequests.courier.add')}
          </Button>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t('loanRequests.courier.save')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

interface RunFieldsProps {
  readonly run: Run;
  readonly libraries: Libraries;
  readonly number: number;
  readonly onChange: (run: Run) => void;
  readonly onRemove: () => void;
}

function RunFields({ run, libraries, number, onChange, onRemove }: RunFieldsProps) {
  const { t, i18n } = useTranslation();
  const name = t('loanRequests.courier.run', { number });
  const options = [
    { value: '', label: t('loanRequests.courier.any') },
    ...libraries.map(({ cod_biblioteca, desc_biblioteca }) => ({
      value: String(cod_biblioteca),
      label: desc_biblioteca,
    })),
  ];
  const chosen = (value: string) => (value === '' ? null : Number(value));
  return (
    <section className={styles.entry} aria-label={name}>
      <div className={styles.entryHead}>
        <strong>{name}</strong>
        <Button variant="quiet" size="small" icon="trash" iconOnly onClick={onRemove}>
          {t('loanRequests.courier.removeOf', { number })}
        </Button>
      </div>
      <FieldGrid isDense>
        <Select
          label={t('loanRequests.courier.from')}
          options={options}
          value={String(run.biblioteca_origem ?? '')}
          onChange={({ target }) => onChange({ ...run, biblioteca_origem: chosen(target.value) })}
        />
        <Select
          label={t('loanRequests.courier.to')}
          options={options}
          value={String(run.biblioteca_recebimento ?? '')}
          onChange={({ target }) =>
            onChange({ ...run, biblioteca_recebimento: chosen(target.value) })
          }
        />
        <Select
          label={t('loanRequests.courier.weekday')}
          options={weekdays(i18n.language)}
          value={String(run.dia_semana)}
          onChange={({ target }) => onChange({ ...run, dia_semana: Number(target.value) })}
        />
        <TextField
          label={t('loanRequests.courier.days')}
          type="number"
          min={0}
          max={60}
          required
          value={String(run.dias)}
          onChange={({ target }) => onChange({ ...run, dias: Math.trunc(Number(target.value)) })}
        />
      </FieldGrid>
    </section>
  );
}

/** From Monday, which 1 June 2026 was. */
function weekdays(language: string) {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    value: String(day),
    label: format.format(new Date(Date.UTC(2026, 5, day))),
  }));
}
