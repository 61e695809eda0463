import { useState } from 'react';
import { untilWords } from '../../../features/desk/desk-entry.ts';
import styles from '../../../features/desk/desk.module.css';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Cluster, Stack } from '../../../ui/flow.tsx';
import type { DeskLoan, DeskPatron } from './desk-patron.ts';
import { LossDialog } from './loss-dialog.tsx';

export interface LoanActs {
  readonly onRenew: (loans: 'todos' | number[]) => void;
  readonly onLost: (loan: DeskLoan, price: number) => void;
}

interface LoanListProps extends LoanActs {
  readonly patron: DeskPatron;
}

/** What a patron has, each to be renewed or declared lost. */
export function LoanList({ patron, onRenew, onLost }: LoanListProps) {
  const { t } = useTranslation();
  const [losing, setLosing] = useState<DeskLoan | null>(null);
  const loans = patron.emprestimos;
  return (
    <Stack gap={3}>
      {loans.length > 1 && (
        <div>
          <Button icon="renew" onClick={() => onRenew('todos')}>
            {t('desk.renewAll')}
          </Button>
        </div>
      )}
      <ul className={styles.loans}>
        {loans.map((loan) => (
          <li key={loan.codigo} className={styles.loan}>
            <Loan loan={loan} onRenew={onRenew} onLose={() => setLosing(loan)} />
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
            onLost(losing, price);
          }}
        />
      )}
    </Stack>
  );
}

interface LoanProps {
  readonly loan: DeskLoan;
  readonly onRenew: LoanActs['onRenew'];
  readonly onLose: () => void;
}

function Loan({ loan, onRenew, onLose }: LoanProps) {
  const { t } = useTranslation();
  const title = loan.acervo?.titulo ?? loan.codigo_barras;
  return (
    <>
      <span>
        <strong>{title}</strong>
        {`, ${loan.codigo_barras}: ${untilWords(loan, t)}`}
        {loan.atrasado && ` · ${t('desk.late')}`}
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
        {loan.pode_declarar_perda && (
          <Button
            look="quiet"
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
