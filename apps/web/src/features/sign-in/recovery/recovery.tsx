import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import styles from './recovery.module.css';
import { useRecovery, type RecoveryFlow, type RecoveryStep } from './use-recovery.ts';
import { UserStep } from './user-step.tsx';

interface RecoveryProps {
  /** User name as written at login. */
  readonly username: string;
  /** Returns to the login, with this user name. */
  readonly onLeave: (username: string) => void;
  /** Returns to the login once the password is changed, with the user name and the message to show. */
  readonly onDone: (username: string, words: string) => void;
}

const numbers: Readonly<Record<RecoveryStep['kind'], number>> = { user: 1, code: 2, password: 3 };

/** Replaces a forgotten password in three steps: user name, code from the mail, new password. */
export function Recovery({ username, onLeave, onDone }: RecoveryProps) {
  const { t } = useTranslation();
  const flow = useRecovery(onDone);
  const { step, isBusy, user, notice, problem } = flow;
  return (
    <Stack gap={4}>
      <StepHeading key={step.kind} number={numbers[step.kind]}>
        {t(`recovery.${step.kind}Title`)}
      </StepHeading>
      {notice && (
        <Message tone={notice.tone} isLive>
          {notice.words}
        </Message>
      )}
      <ProblemSummary problem={isBusy ? null : problem} />
      {formOf(flow, username)}
      <div className={styles.leave}>
        <Button
          variant="quiet"
          icon="arrowLeft"
          disabled={isBusy}
          onClick={() => onLeave(user || username)}
        >
          {t('recovery.leave')}
        </Button>
      </div>
    </Stack>
  );
}

function formOf(flow: RecoveryFlow, username: string): ReactNode {
  const { step } = flow;
  switch (step.kind) {
    case 'user':
      return <UserStep flow={flow} username={flow.user || username} />;
    case 'code':
      return <CodeStep flow={flow} step={step} />;
    case 'password':
      return <PasswordStep flow={flow} step={step} />;
  }
}

interface StepHeadingProps {
  readonly number: number;
  readonly children: ReactNode;
}

/** Heading that takes the focus as its step begins, so that screen reader users hear where they are. */
function StepHeading({ number, children }: StepHeadingProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <p className={styles.number}>{t('recovery.step', { number })}</p>
      <h2 ref={heading} tabIndex={-1}>
        {children}
      </h2>
    </div>
  );
}
