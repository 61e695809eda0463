import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import { askAgain, endpointQuery, useEndpoint } from '../../api/query.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';
import { AppSection } from './app-section.tsx';
import { PasskeySection } from './passkey-section.tsx';

/** Second factor, shown beside the password: set up, its codes to keep, given up. */
export function SecondFactor() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const result = useEndpoint(endpointQuery('getSecondFactor', {}), { staleTime: 0 });
  const failure = useFailure(result) ?? result.error;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const again = () => void askAgain(client, ['getSecondFactor']);
  const tell = (words: string) => {
    setCodes(null);
    showToast({ tone: 'success', words });
    again();
  };
  const take = (kept: readonly string[]) => {
    if (kept.length === 0) return tell(t('secondFactor.added'));
    setCodes(kept);
    again();
  };
  const factor = result.data;
  return (
    <Stack gap={3}>
      <h2>{t('secondFactor.title')}</h2>
      <p>{t('secondFactor.lead')}</p>
      {codes && <KeptCodes codes={codes} />}
      {factor?.exigido && !factor.ativo && (
        <Message tone="warning">{t('secondFactor.needed')}</Message>
      )}
      {failure ? (
        <FailureState
          failure={failure}
          onRetry={() => void result.refetch()}
          isRetrying={result.isFetching}
        />
      ) : !factor ? (
        <Loading label={t('frame.loading')}>
          <Skeleton lines={3} />
        </Loading>
      ) : (
        <>
          {factor.ativo && (
            <p>
              {t('secondFactor.active')} {t('secondFactor.left', { count: factor.codigos })}
            </p>
          )}
          <AppSection factor={factor} onSet={take} onRemoved={tell} />
          <PasskeySection factor={factor} onSet={take} onChanged={tell} />
        </>
      )}
    </Stack>
  );
}

function KeptCodes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <Message tone="warning" isLive title={t('secondFactor.done')}>
      <p>{t('secondFactor.keep')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Message>
  );
}
