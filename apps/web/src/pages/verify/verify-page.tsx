import { formatDay } from '@estante/phrases/translator';
import { useEffect } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useParams } from 'react-router';
import type { Output } from '../../api/api.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import { issuedBefore, takeLeave } from '../../parts/circulation/issued-clearance.ts';
import type { PageAddress } from '../../parts/page/page.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { useSession } from '../../session/use-session.ts';
import { saveFile } from '../../features/exports/save-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { CodeForm } from './code-form.tsx';
import styles from './verify-page.module.css';

const verifyQuery = (codigo: string) => endpointQuery('verifyClearance', { params: { codigo } });

export function queries({ params: { codigo = '' } }: PageAddress) {
  return [verifyQuery(codigo)];
}

/** Verification of a clearance that a person shows: whether it is ours, and its state. */
export function Page() {
  const { t } = useTranslation();
  const { codigo = '' } = useParams();
  const asked = useEndpoint(verifyQuery(codigo));
  const { data, isFetching, refetch } = asked;
  const failure = useFailure(asked);
  const title = t('clearances.verify.title');
  return (
    <div className={styles.page}>
      <title>{`${title} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <Stack gap={5}>
        <PageHeader title={title} />
        <IssuedMessage code={codigo} />
        {data ? (
          <ClearanceStanding found={data} />
        ) : failure?.status === 404 ? (
          <>
            <EmptyState icon="warning" title={t('clearances.verify.unknown')}>
              {t('clearances.verify.unknownHint')}
            </EmptyState>
            <CodeForm key={codigo} typed={codigo} />
          </>
        ) : failure ? (
          <FailureState
            failure={failure}
            title={t('clearances.verify.failed')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <Loading label={t('frame.loading')}>
            <Skeleton height="5rem" />
            <Skeleton lines={3} />
          </Loading>
        )}
      </Stack>
    </div>
  );
}

/** Message for the reader who has just made the clearance here, with the file once more. */
function IssuedMessage({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const session = useSession();
  const issued = issuedBefore(code);
  useEffect(() => {
    if (issued && takeLeave()) void session?.signOut();
  }, [issued, session]);
  if (!issued) return null;
  return (
    <Message
      tone="success"
      isLive
      title={t('clearances.issued.title')}
      actions={
        <Button icon="download" onClick={() => saveFile(issued.arquivo)}>
          {t('clearances.issued.again')}
        </Button>
      }
    >
      <p>{t('clearances.issued.text')}</p>
      <p>{t('clearances.issued.until', { day: issued.valida_ate })}</p>
    </Message>
  );
}

const tones = { valida: 'success', expirada: 'warning', revogada: 'danger' } as const;

function ClearanceStanding({ found }: { readonly found: Output<'verifyClearance'> }) {
  const { t, i18n } = useTranslation();
  const { situacao, nome, desc_biblioteca: library, emitida_em: day, valida_ate: until } = found;
  return (
    <>
      <Message tone={tones[situacao]} title={t(`clearances.verify.states.${situacao}`)}>
        {t(`clearances.verify.hints.${situacao}`)}
      </Message>
      <DefinitionList
        items={[
          { term: t('clearances.verify.name'), values: [nome] },
          { term: t('clearances.verify.library'), values: [library] },
          { term: t('clearances.verify.day'), values: [formatDay(day, i18n.language)] },
          {
            term: t(`clearances.verify.${situacao === 'expirada' ? 'ended' : 'until'}`),
            values: situacao === 'revogada' ? [] : [formatDay(until, i18n.language)],
          },
          { term: t('clearances.verify.code'), values: [found.codigo_verificacao] },
        ]}
      />
    </>
  );
}
