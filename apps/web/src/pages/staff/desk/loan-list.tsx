import { useState } from 'react';
import { titleOf, untilWords } from '../../../features/desk/desk-entry.ts';
import styles from '../../../features/desk/desk.module.css';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import type { DeskLoan, DeskPatron } from './desk-patron.ts';
import { DueDayDialog } from './due-day-dialog.tsx';
import { ExceptionLines } from './exception-lines.tsx';
import { LossDialog } from './loss-dialog.tsx';
import { useMakesExceptions } from './use-exceptions.ts';
import type { PatronActs } from './use-patron-acts.ts';

interface LoanListProps {
  readonly patron: DeskPatron;
  readonly acts: PatronActs;
  readonly onGone: () => void;
}

/** Loans of a patron, each to be renewed, given another due day, or declared lost. */
export function LoanList({ patron, acts, onGone }: LoanListProps) {
  const { t } = useTranslation();
  const [losing, setLosing] = useState<DeskLoan | null>(null);
  const [dating, setDating] = useState<DeskLoan | null>(null);
  const loans = patron.emprestimos;
  return (
    <Stack gap={3}>
      {loans.length > 1 && (
        <div>
          <Button icon="renew" onClick={() => acts.renew('todos')}>
            {t('desk.renewAll')}
          </Button>
        </div>
      )}
      <ul className={styles.loans}>
        {loans.map((loan) => (
          <li key={loan.codigo} className={styles.loan}>
            <Loan
              loan={loan}
              onRenew={acts.renew}
              onDate={() => setDating(loan)}
              onLose={() => setLosing(loan)}
            />
          </li>
        ))}
      </ul>
      {losing && (
        <LossDialog
          key={losing.codigo}
          loan={losing}
          name={patron.nome_pessoa}
          onClose={() => setLosing(null)}
          onLost={(price) => {
            setLosing(null);
            acts.lose(losing, price);
            onGone();
          }}
        />
      )}
      {dating && (
        <DueDayDialog
          key={dating.codigo}
          loan={dating}
          onClose={() => setDating(null)}
          onDated={(dated) => {
            setDating(null);
            acts.dated(dated, patron);
          }}
        />
      )}
    </Stack>
  );
}

interface LoanProps {
  readonly loan: DeskLoan;
  readonly onRenew: PatronActs['renew'];
  readonly onDate: () => void;
  readonly onLose: () => void;
}

function Loan({ loan, onRenew, onDate, onLose }: LoanProps) {
  const { t } = useTranslation();
  const makesExceptions = useMakesExceptions();
  const title = titleOf(loan);
  return (
    <>
      <span>
        <strong>{title}</strong>
        {`, ${loan.codigo_barras}: ${untilWords(loan, t)}`}
        {loan.atrasado && ` · ${t('desk.late')}`}
        <ExceptionLines made={loan.excecoes} />
      </span>
      <Cluster>
        <Button
          size="small"
          icon="renew"
          aria-label={t('desk.renewOf', { title })}
          onClick={() => onRenew([loan.codigo])}
        >
          {t('desk.renew')}
        </Button>
        {loan.pode_declarar_perda && makesExceptions && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('desk.dueDay.changeOf', { title })}
            onClick={onDate}
          >
            {t('desk.dueDay.change')}
          </Button>
        )}
        {loan.pode_declarar_perda && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('desk.loseOf', { title })}
            onClick={onLose}
          >
            {t('desk.lose')}
          </Button>
        )}
      </Cluster>
    </>
  );
}
