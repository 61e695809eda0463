import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { askAgain } from '../../api/query.ts';
import { useSubmission } from '../../api/use-act.ts';
import { RefusalReasons } from '../../parts/circulation/refusal-reasons.tsx';
import type { OpenLoan } from '../../features/loans/due-words.ts';
import { LoanDetails, ReturnCost } from '../../features/loans/loan-details.tsx';
import { LoanEntry } from '../../features/loans/loan-entry.tsx';
import styles from '../../features/loans/loans.module.css';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { Message } from '../../ui/feedback/message.tsx';

type Answer = Output<'renewLoans'>;
type Result = Answer['resultados'][number];

/** Choice of loans to renew; afterwards what became of each. */
export function RenewForm({ loans }: { readonly loans: readonly OpenLoan[] }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { send, tell, isBusy, problem } = useSubmission('renewLoans');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [answer, setAnswer] = useState<Answer | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const there = loans.filter(({ codigo }) => chosen.has(codigo)).map(({ codigo }) => codigo);

  const renew = async (emprestimos: number[] | 'todos') => {
    if (emprestimos.length === 0) {
      return tell({ tone: 'warning', words: t('renewals.choose'), fields: [] });
    }
    const done = await send({ body: { emprestimos } });
    setAnswer(done);
    await askAgain(client, ['listPendingTitles']);
    if (!done) return;
    setChosen(new Set());
    heading.current?.focus();
  };
  const choose = (id: number, is: boolean) => {
    setChosen(new Set(is ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
  };
  return (
    <form
      method="post"
      aria-label={t('renewals.form')}
      onSubmit={(event) => {
        event.preventDefault();
        void renew(there);
      }}
    >
      <Stack gap={4}>
        <h2 ref={heading} tabIndex={-1}>
          {t('loans.count', { count: loans.length })}
        </h2>
        <ProblemSummary problem={problem} />
        {answer && <Receipt answer={answer} />}
        <div className={styles.bar}>
          <Button type="submit" icon="renew" isPending={isBusy}>
            {t('renewals.some')}
          </Button>
          <Button
            variant="primary"
            icon="renew"
            isPending={isBusy}
            onClick={() => void renew('todos')}
          >
            {t('renewals.all')}
          </Button>
        </div>
        <ul className={styles.list}>
          {loans.map((loan) => (
            <li key={loan.codigo}>
              <LoanEntry
                loan={loan}
                choice={
                  <Checkbox
                    checked={chosen.has(loan.codigo)}
                    onChange={(is) => choose(loan.codigo, is)}
                  >
                    {t('renewals.select', { title: loan.acervo?.titulo ?? loan.codigo_barras })}
                  </Checkbox>
                }
              >
                <Became loan={loan} result={answer?.resultados.find(isOf(loan))} />
              </LoanEntry>
            </li>
          ))}
        </ul>
      </Stack>
    </form>
  );
}

const isOf = (loan: OpenLoan) => (result: Result) =>
  (result.situacao === 'nao_encontrado' ? result.codigo : result.emprestimo.codigo) === loan.codigo;

function Receipt({ answer }: { readonly answer: Answer }) {
  const { t } = useTranslation();
  const { renovados: renewed, recusados: refused } = answer;
  // Returned since the page was asked for.
  const gone = answer.resultados.length - renewed - refused;
  const tone = refused + gone === 0 ? 'success' : 'warning';
  return (
    <Message isLive tone={tone} title={t('renewals.renewed', { count: renewed })}>
      {refused > 0 && t('renewals.refused', { count: refused })}
      {gone > 0 && ` ${t('renewals.gone', { count: gone })}`}
    </Message>
  );
}

interface BecameProps {
  readonly loan: OpenLoan;
  /** Undefined: nothing was asked of it yet. */
  readonly result: Result | undefined;
}

function Became({ loan, result }: BecameProps) {
  const { t } = useTranslation();
  if (result?.situacao === 'renovado') {
    return <Message tone="success">{t('renewals.until', { day: loan.devolver_ate })}</Message>;
  }
  if (result?.situacao === 'recusado') {
    return (
      <>
        {loan.detalhes && <ReturnCost details={loan.detalhes} />}
        <Message tone="warning" title={t('renewals.wasRefused')}>
          <RefusalReasons reasons={result.motivos} audience="reader" />
        </Message>
      </>
    );
  }
  if (!loan.detalhes) return null;
  return (
    <LoanDetails
      details={loan.detalhes}
      renderReasons={(reasons) => <RefusalReasons reasons={reasons} audience="reader" />}
    />
  );
}
