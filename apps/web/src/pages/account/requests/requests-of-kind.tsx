import { requestFilters, type RequestFilter, type RequestKind } from '@estante/contract/plain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import type { Output } from '../../../api/api.ts';
import { askAgain, endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { EmptyState } from '../../../ui/feedback/page-states.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import styles from '../saved-items.module.css';
import { NewRequest } from './new-request.tsx';
import { useNetworkTitle } from './use-network-title.ts';
import { OwnRequest } from './own-request.tsx';

type RequestsResponse = Output<'listRequests'>;

/** Reader's requests of one kind, and the form for another. */
export function RequestsOfKind({ kind }: { readonly kind: RequestKind }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const sought = params.get('status');
  const status = requestFilters.find((one) => one === sought) ?? 'todas';
  const query = endpointQuery('listRequests', { params: { type: kind }, query: { status } });
  const asked = useListEndpoint(query);
  return (
    <QueryBoundary asked={asked} failed={t('requests.failed')} skeleton={<ListSkeleton />}>
      {(found) => <Requests kind={kind} status={status} found={found} />}
    </QueryBoundary>
  );
}

interface RequestsProps {
  readonly kind: RequestKind;
  readonly status: RequestFilter;
  readonly found: RequestsResponse;
}

function Requests({ kind, status, found }: RequestsProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { solicitacoes, abertas, limite } = found;
  const done = (words: string | null) => {
    void askAgain(client, ['listRequests'], ['listDebts']);
    if (words === null) return;
    showToast({ tone: 'success', words });
    heading.current?.focus();
  };
  // An empty list shows words of its own.
  const count = <output>{t('requests.count', { count: solicitacoes.length })}</output>;
  const hasAny = found.contagem.some(({ total }) => total > 0);
  const ofNetwork = useNetworkTitle(kind);
  return (
    <Stack gap={5}>
      <Disclosure title={t('requests.new')} isOpenAtFirst={!hasAny || ofNetwork.isAsked}>
        <Stack gap={4}>
          <p>{t('requests.open', { open: abertas, limit: limite })}</p>
          {ofNetwork.asked ? (
            <QueryBoundary asked={ofNetwork.asked}>
              {(title) => <NewRequest kind={kind} found={found} title={title} onSent={done} />}
            </QueryBoundary>
          ) : (
            <NewRequest kind={kind} found={found} title={null} onSent={done} />
          )}
        </Stack>
      </Disclosure>
      {hasAny && <StatusTabs status={status} found={found} />}
      <section>
        <Stack gap={4}>
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {solicitacoes.length === 0 ? <VisuallyHidden>{count}</VisuallyHidden> : count}
          </h2>
          {solicitacoes.length === 0 && (
            <EmptyState icon="list" title={t('requests.none')}>
              {t('requests.noneHint')}
            </EmptyState>
          )}
          <ul className={styles.entries}>
            {solicitacoes.map((request) => (
              <li key={request.codigo}>
                <OwnRequest request={request} onDone={done} />
              </li>
            ))}
          </ul>
        </Stack>
      </section>
    </Stack>
  );
}

function StatusTabs({ status, found }: Pick<RequestsProps, 'status' | 'found'>) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const hrefOf = (filter: RequestFilter) =>
    filter === 'todas' ? pathname : `${pathname}?status=${filter}`;
  return (
    <Tabs
      label={t('requests.filter')}
      current={hrefOf(status)}
      tabs={found.contagem.map(({ situacao, total }) => ({
        href: hrefOf(situacao),
        label: situacao === 'todas' ? t('requests.all') : t(`requests.states.${situacao}`),
        ...(total > 0 && { count: String(total) }),
      }))}
    />
  );
}
