import { formatDay } from '@estante/phrases/translator';
import { useEffect } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useParams } from 'react-router';
import type { Output } from '../../api/api.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import { issuedBefore, takeLeave } from '../../parts/circulation/issued-declaration.ts';
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

const verifyQuery = (codigo: string) => endpointQuery('verifyDeclaration', { params: { codigo } });

export function queries({ params: { codigo = '' } }: PageAddress) {
  return [verifyQuery(codigo)];
}

/** Whether a declaration that somebody shows is one of ours, and how it stands. */
export function Page() {
  const { t } = useTranslation();
  const { codigo = '' } = useParams();
  const asked = useEndpoint(verifyQuery(codigo));
  const { data, isFetching, refetch } = asked;
  const failure = useFailure(asked);
  const title = t('noDebts.verify.title');
  return (
    <div className={styles.page}>
      <title>{`${title} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <Stack gap={5}>
        <PageHeader title={title} />
        <Issued code={codigo} />
        {data ? (
          <Standing found={data} />
        ) : failure?.status === 404 ? (
          <>
            <EmptyState icon="warning" title={t('noDebts.verify.unknown')}>
              {t('noDebts.verify.unknownHint')}
            </EmptyState>
            <CodeForm key={codigo} typed={codigo} />
          </>
        ) : failure ? (
          <FailureState
            failure={failure}
            title={t('noDebts.verify.failed')}
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

/** For who has just made it here: what was done, and the file once more. */
function Issued({ code }: { readonly code: string }) {
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
      title={t('noDebts.issued.title')}
      actions={
        <Button icon="download" onClick={() => saveFile(issued.arquivo)}>
          {t('noDebts.issued.again')}
        </Button>
      }
    >
      <p>{t('noDebts.issued.text')}</p>
      <p>{t('noDebts.issued.until', { day: issued.valida_ate })}</p>
    </Message>
  );
}

const tones = { valida: 'success', expirada: 'warning', revogada: 'danger' } as const;

function Standing({ found }: { readonly found: Output<'verifyDeclaration'> }) {
  const { t, i18n } = useTranslation();
  const { situacao, nome, desc_biblioteca: library, emitida_em: day, valida_ate: until } = found;
  return (
    <>
      <Message tone={tones[situacao]} title={t(`noDebts.verify.states.${situacao}`)}>
        {t(`noDebts.verify.hints.${situacao}`)}
      </Message>
      <DefinitionList
        items={[
          { term: t('noDebts.verify.name'), values: [nome] },
          { term: t('noDebts.verify.library'), values: [library] },
          { term: t('noDebts.verify.day'), values: [formatDay(day, i18n.language)] },
          {
            term: t(`noDebts.verify.${situacao === 'expirada' ? 'ended' : 'until'}`),
            values: situacao === 'revogada' ? [] : [formatDay(until, i18n.language)],
          },
          { term: t('noDebts.verify.code'), values: [found.codigo_verificacao] },
        ]}
      />
    </>
  );
}
