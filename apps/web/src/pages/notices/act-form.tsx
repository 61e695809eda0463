import { useState, type SubmitEvent } from 'react';
import type { Output } from '../../api/api.ts';
import { missingProblem } from '../../api/problem.ts';
import { useSubmission } from '../../api/use-act.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

interface ActFormProps {
  readonly code: string;
  readonly found: Output<'getLetterAct'>;
  readonly onDone: (results: Output<'actByLetter'>['resultados']) => void;
}

/** Description of the act, and the button that carries it out. */
export function ActForm({ code: codigo, found, onDone }: ActFormProps) {
  const { t } = useTranslation();
  const { ato, titulos, prolongar, valido_ate: day } = found;
  const { send, tell, tellUnread, isBusy, problem, errorAt } = useSubmission('actByLetter');
  const [until, setUntil] = useState('');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tellUnread(event.currentTarget)) return;
    if (prolongar && until === '') {
      return tell(missingProblem([{ name: 'ate', label: t('letterActs.until') }], t));
    }
    const body = prolongar ? { ate: until } : {};
    const done = await send({ params: { codigo }, body });
    if (done) onDone(done.resultados);
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <ProblemSummary problem={problem} />
        <p>{t(`letterActs.acts.${ato}.ask`)}</p>
        <ul>
          {titulos.map((title, at) => (
            <li key={`${at} ${title}`}>{title}</li>
          ))}
        </ul>
        {prolongar && (
          <TextField
            name="ate"
            type="date"
            label={t('letterActs.until')}
            description={
              prolongar.atual ? t('letterActs.now', { day: prolongar.atual }) : undefined
            }
            max={prolongar.ate}
            value={until}
            onChange={(event) => setUntil(event.currentTarget.value)}
            error={errorAt('ate')}
          />
        )}
        <div>
          <Button type="submit" data-script="needed" variant="primary" isPending={isBusy}>
            {t(`letterActs.acts.${ato}.press`)}
          </Button>
        </div>
        <p>{t('letterActs.good', { day })}</p>
      </Stack>
    </form>
  );
}
