import { issueLengths, serialPartKinds } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import type { Output } from '../../../api/api.ts';
import { draftProblem } from '../../../api/problem.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { oneOf } from '../../../browser/one-of.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { libraryToday } from '../../../parts/dates/library-today.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { textOfControl } from '../../../ui/fields/form-control.ts';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../staff-list.module.css';
import type { DoneHandler } from '../use-done.ts';
import { nameOf } from './issue.ts';
import { bodyOf, draftOf } from './issue-state-draft.ts';
import { IssueStateFields } from './issue-state-fields.tsx';
import { SerialField, type Serial } from './serial-field.tsx';

interface AddIssueFormProps {
  readonly serial: Serial | null;
  readonly libraries: Output<'getCopyChoices'>['bibliotecas'];
  readonly onDone: DoneHandler;
}

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

function blank(library: number | undefined) {
  return {
    cod_biblioteca: library ?? 0,
    tipo: 'basica' as (typeof serialPartKinds)[number],
    ano: libraryToday().slice(0, 4),
    mes: '',
    volume: '',
    numero: '',
  };
}

export function AddIssueForm({ serial, libraries, onDone }: AddIssueFormProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem, errorAt, tell, tellUnread } = useSubmission('addIssue');
  const [titleId, setTitleId] = useState(serial?.cod_acervo ?? null);
  const [draft, setDraft] = useState(() => blank(libraries[0]?.codigo));
  const [state, setState] = useState(() => draftOf(null, libraryToday()));
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tellUnread(event.currentTarget)) return;
    const isTyped = textOfControl(event.currentTarget, 'cod_acervo').trim() !== '';
    const serialFault = isTyped
      ? { name: 'cod_acervo', words: `${t('staffSerialIssues.serial')}: ${t('form.unlisted')}` }
      : { name: 'cod_acervo', label: t('staffSerialIssues.serial') };
    const toMend = draftProblem(
      [
        ...(titleId === null ? [serialFault] : []),
        ...(draft.ano === '' ? [{ name: 'ano', label: t('staffSerialIssues.year') }] : []),
      ],
      t,
    );
    if (titleId === null || toMend) return tell(toMend);
    const mes = draft.mes === '' ? null : Number(draft.mes);
    const issue = { ...draft, ano: Number(draft.ano), mes, cod_acervo: titleId };
    const answer = await send({ body: { ...issue, ...bodyOf(state) } });
    if (answer) onDone(t('staffSerialIssues.wasAdded', { issue: nameOf(answer) }));
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void add(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={problem} />
        <SerialField serial={serial} error={errorAt('cod_acervo')} onChoose={setTitleId} />
        <Select
          label={t('serialIssues.library')}
          name="cod_biblioteca"
          options={libraries.map(({ codigo, descricao }) => ({
            value: String(codigo),
            label: descricao,
          }))}
          value={String(draft.cod_biblioteca)}
          onChange={({ target }) => setDraft({ ...draft, cod_biblioteca: Number(target.value) })}
        />
        <Select
          label={t('serialIssues.part')}
          name="tipo"
          options={serialPartKinds.map((value) => ({
            value,
            label: t(`serialIssues.kinds.${value}`),
          }))}
          value={draft.tipo}
          onChange={({ target }) =>
            setDraft({ ...draft, tipo: oneOf(serialPartKinds, target.value) ?? draft.tipo })
          }
        />
        <ChoiceGroup label={t('staffSerialIssues.which')} isGrid>
          <TextField
            label={t('staffSerialIssues.year')}
            name="ano"
            required
            inputMode="numeric"
            maxLength={4}
            error={errorAt('ano')}
            value={draft.ano}
            onChange={({ target }) =>
              setDraft({ ...draft, ano: target.value.replaceAll(/\D/g, '') })
            }
          />
          <Select
            label={t('staffSerialIssues.month')}
            name="mes"
            options={[
              { value: '', label: t('staffSerialIssues.noMonth') },
              ...months.map((month) => ({
                value: String(month),
                label: t(`serialIssues.months.m${month}`),
              })),
            ]}
            value={draft.mes}
            onChange={({ target }) => setDraft({ ...draft, mes: target.value })}
          />
          {(['volume', 'numero'] as const).map((field) => (
            <TextField
              key={field}
              label={t(`serialIssues.facts.${field === 'volume' ? 'volume' : 'number'}`)}
              name={field}
              autoComplete="off"
              maxLength={issueLengths[field]}
              error={errorAt(field)}
              value={draft[field]}
              onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
            />
          ))}
        </ChoiceGroup>
        <IssueStateFields
          draft={state}
          write={(change) => setState({ ...state, ...change })}
          errorAt={errorAt}
        />
        <div>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t('staffSerialIssues.addIt')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
