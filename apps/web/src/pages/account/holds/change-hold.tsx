import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { missingProblem } from '../../../api/problem.ts';
import { useAct, useSubmission } from '../../../api/use-act.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import styles from './holds.module.css';
import type { Hold } from './hold.ts';

interface ChangeHoldProps {
  readonly hold: Hold;
  readonly days: number;
  readonly onDone: (words: string | null) => void;
}

/** Form to suspend a hold until a day, and for the last day of use. */
export function ChangeHold({ hold, days, onDone }: ChangeHoldProps) {
  const { t } = useTranslation();
  const resume = useAct('resumeHold');
  const params = { id: String(hold.codigo) };
  return (
    <Disclosure
      title={
        <>
          <span aria-hidden="true">{t('holds.change')}</span>
          <VisuallyHidden>{t('holds.changeOf', { title: hold.acervo.titulo })}</VisuallyHidden>
        </>
      }
    >
      <Stack gap={4}>
        {hold.suspensa_ate === null ? (
          <SuspendForm id={params.id} days={days} onDone={onDone} />
        ) : (
          <div>
            <Button
              size="small"
              icon="renew"
              isPending={resume.isBusy}
              onClick={() =>
                void resume.act({ params }).then((done) => onDone(done && t('holds.resumed')))
              }
            >
              {t('holds.resume')}
            </Button>
          </div>
        )}
        <LimitForm id={params.id} until={hold.necessaria_ate ?? ''} onDone={onDone} />
      </Stack>
    </Disclosure>
  );
}

interface FormProps {
  readonly id: string;
  readonly onDone: (words: string | null) => void;
}

function SuspendForm({ id, days, onDone }: FormProps & { readonly days: number }) {
  const { t } = useTranslation();
  const { send, tell, tellUnread, isBusy, problem, errorAt } = useSubmission('suspendHold');
  const [until, setUntil] = useState('');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tellUnread(event.currentTarget)) return;
    if (until === '') {
      return tell(missingProblem([{ name: 'ate', label: t('holds.suspend') }], t));
    }
    const done = await send({ params: { id }, body: { ate: until } });
    onDone(done && t('holds.wasSuspended', { until }));
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <ProblemSummary problem={problem} />
      <TextField
        name="ate"
        error={errorAt('ate')}
        label={t('holds.suspend')}
        description={t('holds.suspendHint', { count: days })}
        type="date"
        required
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      <Button type="submit" isPending={isBusy}>
        {t('holds.suspendDo')}
      </Button>
    </form>
  );
}

function LimitForm({ id, until: before, onDone }: FormProps & { readonly until: string }) {
  const { t } = useTranslation();
  const { send, tellUnread, isBusy, problem, errorAt } = useSubmission('limitHold');
  const [until, setUntil] = useState(before);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tellUnread(event.currentTarget)) return;
    const done = await send({ params: { id }, body: { ate: until || null } });
    onDone(done && (until ? t('holds.wasLimited', { until }) : t('holds.wasUnlimited')));
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <ProblemSummary problem={problem} />
      <TextField
        name="ate"
        error={errorAt('ate')}
        label={t('holds.neededUntil')}
        optionalWord={t('holds.optional')}
        description={t('holds.neededUntilHint')}
        type="date"
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      <Button type="submit" isPending={isBusy}>
        {t('holds.limitDo')}
      </Button>
    </form>
  );
}
