import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { askAgain, endpointQuery, useEndpoint } from '../../api/query.ts';
import { useAct } from '../../api/use-act.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import desk from '../../features/desk/desk.module.css';
import { StaffTask } from './staff-task.tsx';
import styles from './staff-list.module.css';

/** Who may not come in: found by name, blocked and let in again. */
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
  if (!data) {
    return result.error ? (
      <FailureState failure={result.error} onRetry={() => void result.refetch()} />
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
            <LinkEntry link={link} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type Link = Output<'listAccessBlocks'>['leitores'][number];

function LinkEntry({ link }: { readonly link: Link }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { act, isBusy } = useAct('changeAccessBlock');
  const { nome_pessoa: name, usuario, desc_biblioteca: library, bloqueio: isBlocked } = link;
  const change = async () => {
    const params = { id: String(link.cod_login) };
    const changed = await act({ params, body: { bloqueio: !isBlocked } });
    if (!changed) return;
    announce(t(changed.bloqueio ? 'accessBlocks.nowBlocked' : 'accessBlocks.nowFree', { name }));
    await askAgain(client, ['listAccessBlocks']);
  };
  return (
    <article className={styles.entry}>
      <div className={styles.entryHead}>
        <h3>{name}</h3>
        <span>{t(isBlocked ? 'accessBlocks.isBlocked' : 'accessBlocks.isFree')}</span>
      </div>
      <p className={styles.text}>{t('accessBlocks.link', { user: usuario, library })}</p>
      <div>
        <Button
          look={isBlocked ? undefined : 'danger'}
          isPending={isBusy}
          onClick={() => void change()}
        >
          {t(isBlocked ? 'accessBlocks.unblock' : 'accessBlocks.block', {
            // There may be two of one name.
            name: `${name} (${usuario})`,
          })}
        </Button>
      </div>
    </article>
  );
}
