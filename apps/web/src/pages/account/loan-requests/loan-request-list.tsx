import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { askAgain } from '../../../api/query.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { EmptyState } from '../../../ui/feedback/page-states.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import styles from '../saved-items.module.css';
import { LoanRequestEntry } from './loan-request-entry.tsx';

interface LoanRequestListProps {
  readonly requests: Output<'listLoanRequests'>['solicitacoes'];
}

/** Requests of one status, or all; the list takes the focus after an act on an entry. */
export function LoanRequestList({ requests }: LoanRequestListProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const done = (words: string | null) => {
    void askAgain(client, ['listLoanRequests']);
    if (words === null) return;
    showToast({ tone: 'success', words });
    heading.current?.focus();
  };
  return (
    <section>
      <Stack gap={4}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          <output>{t('loanRequests.own.count', { count: requests.length })}</output>
        </h2>
        {requests.length === 0 ? (
          <EmptyState
            title={t('loanRequests.own.none')}
            actions={
              <ButtonLink href="/" icon="search">
                {t('search.title')}
              </ButtonLink>
            }
          >
            {t('loanRequests.own.noneHint')}
          </EmptyState>
        ) : (
          <ul className={styles.entries}>
            {requests.map((request) => (
              <li key={request.codigo}>
                <LoanRequestEntry request={request} onDone={done} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </section>
  );
}
