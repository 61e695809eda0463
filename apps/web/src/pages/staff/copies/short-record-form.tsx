import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { copiesPath } from '../../../features/staff-copy/copy.ts';

const emptyWork = { titulo: '', autor: '', isbn: '', ano: '' };

/** Form of a short record for a title not catalogued yet; a copy is added to it next. */
export function ShortRecordForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { send, isBusy, problem, errorAt } = useSubmission('addShortRecord');
  const [work, setWork] = useState(emptyWork);
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ano = work.ano === '' ? null : Number(work.ano);
    const made = await send({ body: { ...work, ano } });
    if (!made) return;
    setWork(emptyWork);
    showToast({ tone: 'success', words: t('staffCopies.shortAdded') });
    void navigate(`${copiesPath}?acervo=${made.cod_acervo}`);
  };
  const fields = [
    ['titulo', t('fieldNames.titulo'), 300],
    ['autor', t('staffCopies.author'), 200],
    ['isbn', 'ISBN', 20],
  ] as const;
  return (
    <form onSubmit={(event) => void add(event)}>
      <Stack gap={3}>
        <p>{t('staffCopies.shortHint')}</p>
        <ProblemSummary problem={problem} />
        {fields.map(([name, label, length]) => (
          <TextField
            key={name}
            label={label}
            name={name}
            autoComplete="off"
            required={name === 'titulo'}
            maxLength={length}
            error={errorAt(name)}
            value={work[name]}
            onChange={({ target }) => setWork({ ...work, [name]: target.value })}
          />
        ))}
        <TextField
          label={t('staffCopies.year')}
          name="ano"
          type="number"
          data-year
          min={1000}
          max={2100}
          error={errorAt('ano')}
          value={work.ano}
          onChange={({ target }) => setWork({ ...work, ano: target.value })}
        />
        <div>
          <Button type="submit" isPending={isBusy}>
            {t('staffCopies.addShort')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
