import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import { askAgain, endpointQuery, queryKey, useEndpoint } from '../../api/query.ts';
import { useAct } from '../../api/use-act.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { QrDrawing } from '../../ui/drawings/qr-drawing.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './loans.module.css';

const query = endpointQuery('getLoanToken', {});

/** Valid loan token, if there is one, and the button for another. */
export function LoanToken() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const asked = useEndpoint(query, { staleTime: 0 });
  const { data, dataUpdatedAt, isFetching, refetch } = asked;
  const failure = useFailure(asked) ?? asked.error;
  const { act, isBusy } = useAct('issueLoanToken');
  if (failure) {
    return (
      <FailureState failure={failure} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  if (!data) {
    return (
      <Loading label={t('frame.loading')}>
        <Skeleton lines={3} />
      </Loading>
    );
  }
  const issue = async () => {
    const issued = await act({ body: {} });
    await askAgain(client, queryKey(query));
    if (issued) announce(spelled(issued.valor));
  };
  return (
    <div className={styles.token}>
      {data.token && (
        <TokenDigits key={data.token.validade} token={data.token} answeredAt={dataUpdatedAt} />
      )}
      <Button variant="primary" icon="card" isPending={isBusy} onClick={() => void issue()}>
        {t(data.token ? 'loanToken.another' : 'loanToken.ask')}
      </Button>
      <p className={styles.facts}>{t('loanToken.rules')}</p>
    </div>
  );
}

type LivingToken = NonNullable<Output<'getLoanToken'>['token']>;

interface TokenDigitsProps {
  readonly token: LivingToken;
  /**
   * Moment of the answer by this machine's clock, from which the server's remaining seconds count: the clock
   * may be wrong.
   */
  readonly answeredAt: number;
}

function TokenDigits({ token, answeredAt }: TokenDigitsProps) {
  const { t } = useTranslation();
  const left = useSecondsUntil(answeredAt + token.segundos * 1000);
  if (left === 0) return <TokenExpiry />;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <>
      <output className={styles.digits} aria-label={spelled(token.valor)}>
        {token.valor}
      </output>
      <p role="timer" className={styles.due}>
        {t('loanToken.left', { time })}
      </p>
      <QrDrawing label={t('loanToken.qr')} size={token.qr.lado} path={token.qr.desenho} />
    </>
  );
}

function TokenExpiry() {
  const { t } = useTranslation();
  return (
    <Message isLive tone="warning">
      {t('loanToken.ended')}
    </Message>
  );
}

/** Spells the digits one by one, for screen readers. */
const spelled = (value: string) => value.split('').join(' ');

/** Counts the whole seconds to a moment by this machine's clock; 0 once it has passed. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
