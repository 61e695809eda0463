import { useTranslation } from 'react-i18next';
import type { Output } from '../../app/api.ts';
import { FailureState } from '../../app/failure-state.tsx';
import { endpointQuery, useEndpoint } from '../../app/query.ts';
import { AvailabilityBar } from '../../ui/availability-bar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SidePanel } from '../../ui/layouts/title-layout.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import styles from './title.module.css';
import { VendorLink } from './vendor-link.tsx';

/** Where the title can be had now: online, and library by library. */
export function AvailabilityPanel({ title }: { readonly title: Output<'getTitle'> }) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t('availability.title')}>
      <OnlineLinks titleId={title.cod_acervo} />
      <Libraries titleId={title.cod_acervo} callNumber={title.numero_chamada} />
    </SidePanel>
  );
}

function OnlineLinks({ titleId }: { readonly titleId: number }) {
  const { t } = useTranslation();
  const query = endpointQuery('listTitleLinks', { params: { id: String(titleId) } });
  const links = useEndpoint(query);
  if (links.isPending) {
    return (
      <Loading label={t('frame.loading')}>
        <Skeleton height="2.75rem" />
      </Loading>
    );
  }
  if (links.isError) {
    return <FailureState failure={links.error} onRetry={() => void links.refetch()} />;
  }
  if (links.data.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={t('title.links')}>
      {links.data.map(({ url, descricao, fornecedor }) => (
        <li key={url}>
          {fornecedor ? (
            <VendorLink href={url} vendor={fornecedor}>
              {descricao || t('title.links')}
            </VendorLink>
          ) : (
            <ButtonLink
              href={url}
              icon="external"
              look="primary"
              target="_blank"
              rel="noopener noreferrer"
            >
              {descricao || t('title.links')}
              <span className={styles.hint}> ({t('title.newWindow')})</span>
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function Libraries(props: { readonly titleId: number; readonly callNumber: string }) {
  const { t } = useTranslation();
  const query = endpointQuery('listTitleLibraries', { params: { id: String(props.titleId) } });
  const libraries = useEndpoint(query);
  if (libraries.isPending) {
    return (
      <Loading label={t('frame.loading')}>
        <Skeleton lines={4} />
      </Loading>
    );
  }
  if (libraries.isError) {
    return <FailureState failure={libraries.error} onRetry={() => void libraries.refetch()} />;
  }
  if (libraries.data.bibliotecas.length === 0) return <p>{t('availability.none')}</p>;
  return (
    <>
      {props.callNumber && (
        <p>
          {t('copies.callNumber')}: <strong>{props.callNumber}</strong>
        </p>
      )}
      <ul className={styles.libraries}>
        {libraries.data.bibliotecas.map((library) => (
          <li key={library.cod_biblioteca}>
            <span>{library.desc_biblioteca}</span>
            {library.exemplares > 0 ? (
              <AvailabilityBar free={library.disponiveis} total={library.exemplares}>
                {t('availability.count', {
                  available: library.disponiveis,
                  total: library.exemplares,
                })}
              </AvailabilityBar>
            ) : (
              <span>{t('title.holdings')}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
