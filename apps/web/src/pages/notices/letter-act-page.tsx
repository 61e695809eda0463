import { useState } from 'react';
import { useParams } from 'react-router';
import type { Output } from '../../api/api.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { NeedsScript } from '../../parts/page/needs-script.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ActForm } from './act-form.tsx';

/**
 * Page that the link of an act in a letter leads to. It describes the act and asks once, without signing in;
 * opening it does nothing.
 */
export function Page() {
  const { t } = useTranslation();
  const { codigo = '' } = useParams();
  const query = endpointQuery('getLetterAct', { params: { codigo } });
  // The act is queried once: after it was used, its outcome is shown.
  const asked = useEndpoint(query, { staleTime: Infinity });
  const { data, isFetching, refetch } = asked;
  const failure = useFailure(asked);
  const title = data ? t(`letterActs.acts.${data.ato}.title`) : t('notices.page.title');
  return (
    <Stack gap={5}>
      <title>{`${title} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={title} />
      <NeedsScript>{t('frame.noScript')}</NeedsScript>
      {data ? (
        <FoundAct code={codigo} found={data} />
      ) : failure?.status === 404 || failure?.status === 422 ? (
        <Message tone="warning" isLive title={t('letterActs.unknown')}>
          {t('letterActs.unknownHint')}
        </Message>
      ) : failure ? (
        <FailureState failure={failure} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Loading label={t('frame.loading')}>
          <Skeleton lines={4} />
        </Loading>
      )}
    </Stack>
  );
}

interface FoundActProps {
  readonly code: string;
  readonly found: Output<'getLetterAct'>;
}

function FoundAct({ code, found }: FoundActProps) {
  const { t } = useTranslation();
  const [results, setResults] = useState<Output<'actByLetter'>['resultados'] | null>(null);
  if (results) return <Results results={results} />;
  switch (found.situacao) {
    case 'usado':
      return (
        <Message tone="warning" actions={<ToAccount />}>
          {t('errors.EnderecoUsado')}
        </Message>
      );
    case 'vencido':
      return (
        <Message tone="warning" actions={<ToAccount />}>
          {t('errors.EnderecoVencido')}
        </Message>
      );
    case 'sem_efeito':
      return (
        <Message title={t('letterActs.nothing')} actions={<ToAccount />}>
          {t('letterActs.nothingHint')}
        </Message>
      );
    case 'pronto':
      return <ActForm code={code} found={found} onDone={setResults} />;
  }
}

function ToAccount() {
  const { t } = useTranslation();
  return <Link href="/meupergamum">{t('letterActs.account')}</Link>;
}

/** Results, title by title. */
function Results({ results }: { readonly results: Output<'actByLetter'>['resultados'] }) {
  const { t } = useTranslation();
  const isAllDone = results.every(({ feito }) => feito);
  return (
    <Message
      tone={isAllDone ? 'success' : 'warning'}
      isLive
      title={t('letterActs.results')}
      actions={<ToAccount />}
    >
      <ul>
        {results.map((result, at) => (
          <ResultLine key={`${at} ${result.titulo}`} result={result} />
        ))}
      </ul>
    </Message>
  );
}

type Result = Output<'actByLetter'>['resultados'][number];

function ResultLine({ result: { titulo, feito, mensagem } }: { readonly result: Result }) {
  const { t } = useTranslation();
  return (
    <li>
      {titulo && <strong>{titulo} · </strong>}
      {t(feito ? 'letterActs.done' : 'letterActs.notDone')}: {mensagem}
    </li>
  );
}
