import { useState } from 'react';
import styles from '../../../features/desk/desk.module.css';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { DeskLoanEntry } from './desk-loan.tsx';
import type { DeskLoan, DeskPatron } from './desk-patron.ts';
import { DueDayDialog } from './due-day-dialog.tsx';
import { LossDialog } from './loss-dialog.tsx';
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
            <DeskLoanEntry
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
