import { activities } from '@estante/contract/plain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Output } from '../../../api/api.ts';
import { askAgain } from '../../../api/query.ts';
import { useAct } from '../../../api/use-act.ts';
import { dueWords, type OpenLoan } from '../../../features/loans/due-words.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { RefusalReasons } from '../../../parts/circulation/refusal-reasons.tsx';
import { useActivity } from '../../../parts/institution/page-config.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import styles from './dashboard.module.css';
import { Matter } from './matter.tsx';

type Result = Output<'renewLoans'>['resultados'][number];
type RenewalRefusal = Extract<Result, { situacao: 'recusado' }>;

/** Loan that is overdue or due soon: it is renewed here, or the refusal is shown here. */
export function DueLoan({ loan }: { readonly loan: OpenLoan }) {
  const { t } = useTranslation();
  const canRenew = useActivity(activities.accountRenewals);
  const { refused, renew, isBusy } = useRenewal(loan.codigo);
  const { acervo, atrasado: isLate, desc_biblioteca: library, detalhes: details } = loan;
  const standsAgainst = details && !details.renovar.pode ? details.renovar.motivos : null;
  const name = acervo?.titulo ?? t('loans.goneTitle');
  return (
    <Matter
      tone={isLate ? 'danger' : 'warning'}
      name={name}
      href={acervo?.rota ?? null}
      cover={acervo}
      lead={dueWords(loan, t)}
      act={
        canRenew &&
        !standsAgainst && (
          <Button
            size="small"
            icon="renew"
            aria-label={t('dashboard.renew', { title: name })}
            isPending={isBusy}
            onClick={() => void renew()}
          >
            {t('loans.toRenew')}
          </Button>
        )
      }
    >
      <p className={styles.facts}>{library}</p>
      {canRenew && standsAgainst && (
        <Disclosure title={t('loans.cannotRenew')}>
          <RefusalReasons reasons={standsAgainst} audience="reader" />
        </Disclosure>
      )}
      {refused && (
        <Message isLive tone="warning" title={t('renewals.wasRefused')}>
          <RefusalReasons reasons={refused.motivos} audience="reader" />
        </Message>
      )}
    </Matter>
  );
}

function useRenewal(loan: number) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { act, isBusy } = useAct('renewLoans');
  const [refused, setRefused] = useState<RenewalRefusal | null>(null);
  const renew = async () => {
    const [result] = (await act({ body: { emprestimos: [loan] } }))?.resultados ?? [];
    setRefused(result?.situacao === 'recusado' ? result : null);
    if (result?.situacao === 'renovado') {
      const { devolver_ate: day } = result.emprestimo;
      showToast({ tone: 'success', words: t('renewals.until', { day }) });
    }
    if (result?.situacao === 'nao_encontrado') {
      showToast({ tone: 'warning', words: t('renewals.gone', { count: 1 }) });
    }
    if (result && result.situacao !== 'recusado') await askAgain(client, ['listPendingTitles']);
  };
  return { refused, renew, isBusy };
}
