import { useRef, useState } from 'react';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { useEndpoint } from '../../api/query.ts';
import { AccountTask } from '../../features/account-area/account-task.tsx';
import { listsQuery, type NamedListLine } from '../../features/named-lists/list-queries.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { ListSkeleton } from '../../ui/feedback/skeleton.tsx';
import { ListEntry } from './list-entry.tsx';
import { ListForm } from './list-form.tsx';
import styles from './lists.module.css';
import { usePlaceList } from './use-place-list.ts';

/** Lists that the reader has named. */
export function Page() {
  const { t } = useTranslation();
  return (
    <AccountTask name="lists" lead={t('lists.lead')}>
      <Lists />
    </AccountTask>
  );
}

function Lists() {
  const { t } = useTranslation();
  const asked = useEndpoint(listsQuery, { staleTime: 0 });
  const [isMaking, setMaking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <QueryBoundary asked={asked} failed={t('lists.failed')} skeleton={<ListSkeleton />}>
      {({ listas }) => (
        <>
          <div>
            <Button ref={button} icon="add" variant="primary" onClick={() => setMaking(true)}>
              {t('lists.new')}
            </Button>
          </div>
          {listas.length > 0 ? (
            <Entries lists={listas} onGone={() => button.current?.focus()} />
          ) : (
            <EmptyState icon="list" title={t('lists.none')}>
              {t('lists.noneHint')}
            </EmptyState>
          )}
          {isMaking && <ListForm list={null} onClose={() => setMaking(false)} />}
        </>
      )}
    </QueryBoundary>
  );
}

interface EntriesProps {
  readonly lists: readonly NamedListLine[];
  readonly onGone: () => void;
}

function Entries({ lists, onGone }: EntriesProps) {
  const place = usePlaceList(lists);
  return (
    <ol className={styles.entries}>
      {lists.map((list, at) => (
        <li key={list.codigo}>
          <ListEntry
            list={list}
            isFirst={at === 0}
            isLast={at === lists.length - 1}
            onPlace={(step) => void place(list.codigo, step)}
            onGone={onGone}
          />
        </li>
      ))}
    </ol>
  );
}
