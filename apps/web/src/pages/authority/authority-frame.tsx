import type { Translate } from '@estante/phrases/translator';
import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useParams } from 'react-router';
import type { Output } from '../../api/api.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import { PageHead } from '../../parts/page/page-head.tsx';
import { useEndpoint } from '../../api/query.ts';
import { readSearch } from '../../parts/search/search-address.ts';
import { SearchBox } from '../../parts/search/search-box.tsx';
import { Icon, type IconName } from '../../ui/drawings/icon.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { Replacement } from '../../features/not-found/replacement.tsx';
import { NotFound } from '../../features/not-found/not-found.tsx';
import { authorityQuery } from './authority-queries.ts';
import styles from './authority-page.module.css';

type Authority = Output<'getAuthority'>;

const anywhere = readSearch('geral', new URLSearchParams());

interface AuthorityFrameProps {
  readonly page: '' | 'marc';
  readonly children: (authority: Authority) => ReactNode;
}

/** Frame that the pages of an authority share: its heading, and the ways from one page to the other. */
export function AuthorityFrame({ page, children }: AuthorityFrameProps) {
  const { t } = useTranslation();
  const { codAutoridade = '' } = useParams();
  const authority = useEndpoint(authorityQuery(codAutoridade));
  const failure = useFailure(authority);
  if (authority.data) {
    return (
      <Framed authority={authority.data} page={page}>
        {children(authority.data)}
      </Framed>
    );
  }
  if (!failure) return <AuthoritySkeleton />;
  if (failure.status === 404 || failure.status === 410) {
    const { nome } = failure.valores;
    return (
      <NotFound title={t('authority.gone')} words={typeof nome === 'string' ? nome : ''}>
        {t('authority.goneHint')}
        <Replacement failure={failure} folder="autoridade" />
      </NotFound>
    );
  }
  return (
    <>
      <title>{`${t('failure.title')} · ${t('product')}`}</title>
      <FailureState
        failure={failure}
        onRetry={() => void authority.refetch()}
        isRetrying={authority.isFetching}
      />
    </>
  );
}

interface FramedProps {
  readonly authority: Authority;
  readonly page: '' | 'marc';
  readonly children: ReactNode;
}

function Framed({ authority, page, children }: FramedProps) {
  const { t } = useTranslation();
  const { nome, tipo, rota } = authority;
  const marc = `${rota}/marc`;
  const over = page === 'marc' ? `${t('authority.marc')} – ` : '';
  return (
    <div className={styles.page}>
      <PageHead
        title={`${over}${nome}`}
        description={descriptionOf(authority, t)}
        path={page === 'marc' ? marc : rota}
        kind={tipo === 'pessoa' ? 'profile' : 'website'}
      />
      <SearchBox state={anywhere} />
      <PageHeader
        over={
          <>
            <Icon name={icons[tipo]} /> {t(`authorities.types.${tipo}`)}
          </>
        }
        title={nome}
      />
      {authority.tem_registro && (
        <Tabs
          label={t('authority.pages')}
          current={page === 'marc' ? marc : rota}
          tabs={[
            { href: rota, label: t('authority.record') },
            { href: marc, label: t('authority.marc') },
          ]}
        />
      )}
      {children}
    </div>
  );
}

/** Describes an authority in one line: its type, number of titles, first note and other forms. */
function descriptionOf({ tipo, variantes, notas, total }: Authority, t: Translate): string {
  const parts = [t(`authorities.types.${tipo}`), t('results.count', { count: total })];
  return [...parts, ...notas.slice(0, 1), variantes.slice(0, 5).join('; ')]
    .filter(Boolean)
    .join(' · ');
}

const icons: Readonly<Record<Authority['tipo'], IconName>> = {
  pessoa: 'person',
  entidade: 'person',
  evento: 'calendar',
  titulo_uniforme: 'book',
  assunto: 'subject',
  assunto_geografico: 'location',
  genero_forma: 'subject',
  termo_cronologico: 'clock',
  subdivisao_geral: 'subject',
  subdivisao_genero_forma: 'subject',
  subdivisao_geografica: 'location',
  subdivisao_cronologica: 'clock',
};

function AuthoritySkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t('frame.loading')}>
      <title>{`${t('frame.loading')} · ${t('product')}`}</title>
      <div className={styles.page}>
        <Skeleton width="60%" height="3rem" />
        <Skeleton lines={8} />
      </div>
    </Loading>
  );
}
