import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { askAgain } from '../../../api/query.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { EmptyState } from '../../../ui/feedback/page-states.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { CancelHolds } from './cancel-holds.tsx';
import styles from './holds.module.css';
import { OwnHold } from './own-hold.tsx';

/** Open holds, those ready for pickup first; several can be cancelled together. */
export function OwnHolds({ found }: { readonly found: Output<'listHolds'> }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { reservas: holds, limite: limit } = found;
  const { selected, ticked, toggle, tickAll } = useTicked(holds.map(({ codigo }) => codigo));
  /** Follows up an act with its message; null if it failed, which was reported. */
  const done = (words: string | null) => {
    void askAgain(client, ['listHolds'], ['listHoldHistory'], ['getHoldChoices']);
    if (words === null) return;
    showToast({ tone: 'success', words });
    heading.current?.focus();
  };
  return (
    <section>
      <Stack gap={4}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          <output>
            {holds.length === 0
              ? t('holds.page')
              : t('holds.count', { count: holds.length, limit })}
          </output>
        </h2>
        {holds.length === 0 ? (
          <NoHolds />
        ) : (
          <>
            <Cluster gap={4}>
              {holds.length > 1 && (
                <Checkbox checked={selected.length === holds.length} onChange={tickAll}>
                  {t('holds.selectAll')}
                </Checkbox>
              )}
              <CancelHolds selected={selected} onDone={done} />
            </Cluster>
            <ul className={styles.entries}>
              {holds.map((hold) => (
                <li key={hold.codigo}>
                  <OwnHold
                    hold={hold}
                    suspensionDays={found.dias_suspensao}
                    isTicked={ticked.has(hold.codigo)}
                    onTick={(isTicked) => toggle(hold.codigo, isTicked)}
                    onDone={done}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </Stack>
    </section>
  );
}

/** Keeps the ticked holds; `selected` are those that still exist. */
function useTicked(ids: readonly number[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  const tickAll = (isAll: boolean) => setTicked(new Set(isAll ? ids : []));
  return { selected: ids.filter((id) => ticked.has(id)), ticked, toggle, tickAll };
}

function NoHolds() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="clock"
      title={t('holds.none')}
      actions={<ButtonLink href="/">{t('holds.search')}</ButtonLink>}
    >
      {t('holds.noneHint')}
    </EmptyState>
  );
}
