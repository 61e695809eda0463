import { useTranslation } from '../../languages/use-translation.ts';
import { useLocation, useSearchParams } from 'react-router';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import type { PageAddress } from '../../parts/page/page.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { MarcRecord } from '../../features/marc-record/marc-record.tsx';
import { loginHref } from '../../session/login-address.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useTitle } from './use-title.ts';

/** Query for the record as readers see it; `liberacao=1` is for those whose token allows more. */
const marcQuery = (id: string, isWhole: boolean) =>
  endpointQuery('getTitleMarc', { params: { id }, query: isWhole ? { liberacao: '1' } : {} });

const isWholeAsked = (params: URLSearchParams) => params.get('liberacao') === '1';

/**
 * Lists the queries of the record, unless all of it is requested: the caller is known in the browser alone.
 */
export function queries({ params: { codAcervo = '' }, url }: PageAddress) {
  return isWholeAsked(url.searchParams) ? [] : [marcQuery(codAcervo, false)];
}

/** Record that describes the title, as it came. */
export function Page() {
  const { t } = useTranslation();
  const title = useTitle();
  const { pathname, search } = useLocation();
  const here = loginHref(pathname + search);
  const [params] = useSearchParams();
  const isWhole = isWholeAsked(params);
  const marc = useEndpoint(marcQuery(String(title.cod_acervo), isWhole));
  const failure = useFailure(marc) ?? marc.error;
  if (failure) {
    if (failure.codigo === 'EntradaNecessaria') return <SignInFirst href={here} />;
    return (
      <FailureState
        failure={failure}
        onRetry={() => void marc.refetch()}
        isRetrying={marc.isFetching}
      />
    );
  }
  if (!marc.data) {
    return (
      <Loading label={t('frame.loading')}>
        <Skeleton lines={12} />
      </Loading>
    );
  }
  const { origem } = title;
  const caption = t('marc.record', { source: origem.fonte, number: origem.numero ?? '–' });
  const address = `${title.rota}/marc`;
  return (
    <>
      {marc.data.pode_liberar && (
        <p data-print="no">
          <Link href={isWhole ? address : `${address}?liberacao=1`}>
            {t(isWhole ? 'marc.forReaders' : 'marc.whole')}
          </Link>
        </p>
      )}
      <MarcRecord record={marc.data} caption={caption} />
    </>
  );
}

/** Link to sign in for readers who want to see the whole record; they come back here. */
function SignInFirst({ href }: { readonly href: string }) {
  const { t } = useTranslation();
  return (
    <Message
      tone="info"
      actions={
        <ButtonLink href={href} icon="person">
          {t('login.title')}
        </ButtonLink>
      }
    >
      {t('errors.EntradaNecessaria')}
    </Message>
  );
}
