import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { RefusalReasons } from '../../../parts/circulation/refusal-reasons.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { AccountTask } from '../../../features/account-area/account-task.tsx';
import { Declare } from './issue.tsx';

/** Clearance that nothing is owed: what prevents it, or how it is issued. */
export function Page() {
  const { t } = useTranslation();
  return (
    <AccountTask name="clearances" lead={t('clearances.lead')}>
      <ClearanceState />
    </AccountTask>
  );
}

function ClearanceState() {
  const { t } = useTranslation();
  const query = endpointQuery('checkClearance', {});
  const asked = useEndpoint(query, { staleTime: 0 });
  const { isFetching, refetch } = asked;
  const skeleton = (
    <>
      <Skeleton height="5rem" />
      <Skeleton lines={4} />
    </>
  );
  return (
    <QueryBoundary asked={asked} failed={t('clearances.failed')} skeleton={skeleton}>
      {(found) => (
        <ClearanceCheck found={found} onAsk={() => void refetch()} isAsking={isFetching} />
      )}
    </QueryBoundary>
  );
}

interface ClearanceCheckProps {
  readonly found: Output<'checkClearance'>;
  readonly onAsk: () => void;
  readonly isAsking: boolean;
}

function ClearanceCheck({ found, onAsk, isAsking }: ClearanceCheckProps) {
  const { t } = useTranslation();
  if (!found.pode_emitir) {
    return (
      <Message
        tone="warning"
        title={t('clearances.against')}
        isLive
        actions={
          <Button icon="renew" isPending={isAsking} onClick={onAsk}>
            {t('clearances.check')}
          </Button>
        }
      >
        {found.ultimo_administrador && <p>{t('errors.UltimoAdministrador')}</p>}
        {found.pendencias.length > 0 && (
          <>
            <p>{t('clearances.againstHint')}</p>
            <RefusalReasons reasons={found.pendencias} audience="reader" />
          </>
        )}
      </Message>
    );
  }
  const { desc_biblioteca: library, dias_validade: count } = found;
  return (
    <Stack gap={5}>
      <Message tone="success" title={t('clearances.nothing')}>
        {t('clearances.nothingHint')}
      </Message>
      <section>
        <h2>{t('clearances.what.title')}</h2>
        <ul>
          <li>{t('clearances.what.ends', { library })}</li>
          <li>{t('clearances.what.valid', { count })}</li>
          <li>{t('clearances.what.undo')}</li>
        </ul>
      </section>
      <Declare library={library} onRefused={onAsk} />
    </Stack>
  );
}
