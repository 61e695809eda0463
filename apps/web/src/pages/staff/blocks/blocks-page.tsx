import { useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { FailureState } from '../../../api/failure-state.tsx';
import { useFailure } from '../../../api/use-failure.ts';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/page-states.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import desk from '../../../features/desk/desk.module.css';
import { BlockEntry } from './block-entry.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import styles from '../../../parts/staff/staff-list.module.css';

/** Access blocks of readers: found by name, set and lifted. */
export function Page() {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  return (
    <StaffTask name="blocks">
      <form
        method="post"
        className={desk.line}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('texto');
          setText(typeof typed === 'string' ? typed.trim() : '');
        }}
      >
        <div className={desk.field}>
          <TextField
            label={t('accessBlocks.search')}
            description={t('accessBlocks.searchHint')}
            name="texto"
            autoComplete="off"
            maxLength={200}
          />
        </div>
        <Button type="submit" icon="search">
          {t('accessBlocks.find')}
        </Button>
      </form>
      <Links text={text} />
    </StaffTask>
  );
}

function Links({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const result = useEndpoint(endpointQuery('listAccessBlocks', { query: { texto: text } }), {
    staleTime: 0,
  });
  const { data } = result;
  const failure = useFailure(result);
  if (!data) {
    return failure ? (
      <FailureState
        failure={failure}
        onRetry={() => void result.refetch()}
        isRetrying={result.isFetching}
      />
    ) : (
      <Loading label={t('staffList.loading')}>
        <Skeleton lines={4} />
      </Loading>
    );
  }
  return (
    <section className={styles.list}>
      <h2>
        <output>{t(text === '' ? 'accessBlocks.blocked' : 'accessBlocks.found')}</output>
      </h2>
      {data.leitores.length === 0 && (
        <EmptyState icon="list" title={t('staffList.none')}>
          {t(text === '' ? 'accessBlocks.noneBlocked' : 'accessBlocks.noneFound')}
        </EmptyState>
      )}
      <ol className={styles.entries}>
        {data.leitores.map((link) => (
          <li key={link.cod_login}>
            <BlockEntry link={link} />
          </li>
        ))}
      </ol>
    </section>
  );
}
