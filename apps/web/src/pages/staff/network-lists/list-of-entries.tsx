import { useQueryClient } from '@tanstack/react-query';
import { shapeOf, type ListPage } from '@estante/contract/plain';
import { lazy } from 'react';
import { FailureState } from '../../../api/failure-state.tsx';
import { useFailure } from '../../../api/use-failure.ts';
import { askAgain, endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { EmptyState } from '../../../ui/feedback/page-states.tsx';
import { LateDisclosure } from '../../../parts/page/late-disclosure.tsx';
import { Pages } from '../../../parts/page/pages.tsx';
import { PastEnd } from '../../../parts/page/past-end.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import { useDone, type DoneHandler } from '../../../parts/staff/use-done.ts';
import type { FoundEntries } from './entry.ts';
import { addressOf, type ListAddress } from './list-address.ts';
import { ShownEntry } from './shown-entry.tsx';

const AddEntry = lazy(async () => ({ default: (await import('./entry-forms.tsx')).AddEntry }));
const ListFile = lazy(async () => ({ default: (await import('./list-file.tsx')).ListFile }));

interface ListOfEntriesProps {
  readonly of: ListPage;
  readonly address: ListAddress;
}

/** Page of a list: loading, failed, empty or loaded. */
export function ListOfEntries({ of, address }: ListOfEntriesProps) {
  const { t } = useTranslation();
  const { list, text: texto, page: pagina } = address;
  const query = { texto, pagina };
  const result = useListEndpoint(
    endpointQuery('listNetworkEntries', { params: { lista: list }, query }),
  );
  const failure = useFailure(result);
  if (failure) {
    return (
      <FailureState
        failure={failure}
        onRetry={() => void result.refetch()}
        isRetrying={result.isFetching}
      />
    );
  }
  if (result.data) return <Entries of={of} address={address} found={result.data} />;
  return (
    <Loading label={t('staffList.loading')}>
      <Skeleton lines={8} />
    </Loading>
  );
}

const named = [
  ['listNetworkEntries'],
  ['listStaffLibraries'],
  ['listLibraries'],
  ['listCampuses'],
] as const;

function Entries({ of, address, found }: ListOfEntriesProps & { readonly found: FoundEntries }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { heading, done: tell } = useDone('listNetworkEntries');
  // Other pages name the same places.
  const refresh = () => void askAgain(client, ...named);
  const done: DoneHandler = (words) => {
    refresh();
    tell(words);
  };
  const { list, text } = address;
  const { acts } = shapeOf(list);
  const pages = Math.ceil(found.total / found.quantidade);
  return (
    <section className={styles.list}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          <output>{t('networkLists.count', { count: found.total })}</output>
        </h2>
      </div>
      {list === 'tipo_obra' && <p>{t('networkLists.fixed')}</p>}
      {list === 'biblioteca' && <p>{t('networkLists.hours')}</p>}
      {acts.includes('add') && (
        <LateDisclosure title={t('networkLists.add')}>
          <AddEntry list={list} options={found.opcoes} onDone={done} />
        </LateDisclosure>
      )}
      <LateDisclosure title={t('networkLists.file')}>
        <ListFile list={list} onImported={refresh} />
      </LateDisclosure>
      {found.total === 0 && (
        <EmptyState icon="list" title={t('networkLists.none')}>
          {t(text === '' ? 'networkLists.noneHint' : 'networkLists.noneFound')}
        </EmptyState>
      )}
      {found.pagina > pages && found.total > 0 && (
        <PastEnd firstHref={addressOf(of, { ...address, page: 1 })} />
      )}
      <ol className={styles.entries}>
        {found.entradas.map((entry) => (
          // Text typed into an entry's forms is dropped once the entry has changed.
          <li key={`${entry.codigo}/${JSON.stringify(entry.valores)}`}>
            <ShownEntry list={list} entry={entry} options={found.opcoes} onDone={done} />
          </li>
        ))}
      </ol>
      <Pages
        label={t('staffList.pages')}
        current={found.pagina}
        total={pages}
        hrefOf={(page) => addressOf(of, { ...address, page })}
      />
    </section>
  );
}
