import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { askAgain } from '../../api/query.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { AlertEntry } from './alert-entry.tsx';
import styles from './saved-items.module.css';

interface AlertListProps {
  readonly found: Output<'listAlerts'>;
  readonly isNarrowed: boolean;
}

export function AlertList({ found, isNarrowed }: AlertListProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasActed = useRef(false);
  const changed = (words: string | null) => {
    void askAgain(client, ['listAlerts'], ['listSavedItems']);
    if (words === null) return;
    announce(words);
    hasActed.current = true;
    heading.current?.focus();
  };
  /** The last alert takes its heading with it, and the keyboard's place. */
  const arrive = (section: HTMLElement | null) => {
    if (!section || !hasActed.current) return;
    hasActed.current = false;
    section.focus();
  };
  if (found.alertas.length === 0) {
    return (
      <section ref={arrive} tabIndex={-1} aria-label={t('account.pages.alerts')}>
        <EmptyState icon="bell" title={t(isNarrowed ? 'alerts.noneThen' : 'alerts.none')}>
          {t('alerts.noneHint')}
        </EmptyState>
      </section>
    );
  }
  return (
    <section>
      <Stack gap={4}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          <output>{t('alerts.count', { count: found.alertas.length })}</output>
        </h2>
        <ul className={styles.entries}>
          {found.alertas.map((alert) => (
            <li key={alert.id}>
              <AlertEntry alert={alert} onChanged={changed} />
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
