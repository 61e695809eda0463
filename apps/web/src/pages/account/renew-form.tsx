import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { askAgain } from '../../api/query.ts';
import { useSubmission } from '../../api/use-act.ts';
import type { OpenLoan } from '../../features/loans/due-words.ts';
import { LoanEntry } from '../../features/loans/loan-entry.tsx';
import styles from '../../features/loans/loans.module.css';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { type Answer, type Result, RenewalReceipt, RenewalOutcome } from './renewal-outcome.tsx';

/** Choice of loans to renew; afterwards the outcome of each. */
export function RenewForm({ loans }: { readonly loans: readonly OpenLoan[] }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { renew, chosen, choose, answer, isBusy, problem } = useRenewal(loans, heading);
  return (
    <form
      method="post"
      aria-label={t('renewals.form')}
      onSubmit={(event) => {
        event.preventDefault();
        void renew('some');
      }}
    >
      <Stack gap={4}>
        <h2 ref={heading} tabIndex={-1}>
          {t('loans.count', { count: loans.length })}
        </h2>
        <ProblemSummary problem={problem} />
        {answer && <RenewalReceipt answer={answer} />}
        <RenewBar isBusy={isBusy} onAll={() => void renew('all')} />
        <ul className={styles.list}>
          {loans.map((loan) => (
            <li key={loan.codigo}>
              <RenewableLoan
                loan={loan}
                isChosen={chosen.has(loan.codigo)}
                onChoose={(is) => choose(loan.codigo, is)}
                result={answer?.resultados.find(isOf(loan))}
              />
            </li>
          ))}
        </ul>
      </Stack>
    </form>
  );
}

/** Keeps the ticked loans, and renews them; the heading then takes the keyboard. */
function useRenewal(loans: readonly OpenLoan[], heading: RefObject<HTMLHeadingElement | null>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { send, tell, isBusy, problem } = useSubmission('renewLoans');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [answer, setAnswer] = useState<Answer | null>(null);
  const renew = async (which: 'some' | 'all') => {
    const there = loans.filter(({ codigo }) => chosen.has(codigo)).map(({ codigo }) => codigo);
    if (which === 'some' && there.length === 0) {
      return tell({ tone: 'warning', words: t('renewals.choose'), fields: [] });
    }
    const done = await send({ body: { emprestimos: which === 'all' ? 'todos' : there } });
    setAnswer(done);
    await askAgain(client, ['listPendingTitles']);
    if (!done) return;
    setChosen(new Set());
    heading.current?.focus();
  };
  const choose = (id: number, is: boolean) =>
    setChosen(new Set(is ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
  return { renew, chosen, choose, answer, isBusy, problem };
}

function RenewBar({ isBusy, onAll }: { readonly isBusy: boolean; readonly onAll: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <Button type="submit" icon="renew" isPending={isBusy}>
        {t('renewals.some')}
      </Button>
      <Button variant="primary" icon="renew" isPending={isBusy} onClick={onAll}>
        {t('renewals.all')}
      </Button>
    </div>
  );
}

interface RenewableLoanProps {
  readonly loan: OpenLoan;
  readonly isChosen: boolean;
  readonly onChoose: (is: boolean) => void;
  readonly result: Result | undefined;
}

function RenewableLoan({ loan, isChosen, onChoose, result }: RenewableLoanProps) {
  const { t } = useTranslation();
  return (
    <LoanEntry
      loan={loan}
      choice={
        <Checkbox checked={isChosen} onChange={onChoose}>
          {t('renewals.select', { title: loan.acervo?.titulo ?? loan.codigo_barras })}
        </Checkbox>
      }
    >
      <RenewalOutcome loan={loan} result={result} />
    </LoanEntry>
  );
}

const isOf = (loan: OpenLoan) => (result: Result) =>
  (result.situacao === 'nao_encontrado' ? result.codigo : result.emprestimo.codigo) === loan.codigo;
